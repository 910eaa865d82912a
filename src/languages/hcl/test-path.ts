/** `network.tftest.hcl`, and what lies in the folders that Terraform and Terratest look for tests in. */
export function isTestPath(path: string): boolean {
	return /\.(?:tftest|tofutest)\.hcl$/.test(path) || /(?:^|\/)tests?\/.*\.(?:tf|tfvars|hcl)$/.test(path);
}
