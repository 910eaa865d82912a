import type { Language } from '../../model/language.ts';
import { isTestPath } from './test-path.ts';

const hcl: Language = {
	id: 'hcl',
	label: 'Terraform and HCL',
	extensions: ['.tf', '.tfvars', '.hcl', '.tofu', '.nomad'],
	filenames: ['.terraform.lock.hcl'],
	aliases: ['terraform', 'tf', 'opentofu'],
	toolExtension: '.tf',
	isTestPath,
};

export default [hcl];
