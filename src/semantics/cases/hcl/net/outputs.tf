output "subnet_id" {
  value = module.inner.id #= id exports.tofu#output.id
}
output "region" {
  value = var.region #= region inputs.tf#var.region
}
output "lost" {
  value = local.label #= label unresolved
}
module "inner" {
  source = "./subnet"
  parent = module.up.id #= id main.tf#output.id
}
module "up" {
  source = "./.."
  image  = local.cidr #= cidr inputs.tf#local.cidr
}
moved {
  from = aws_subnet.gone #= gone unresolved
  to   = aws_subnet.here #= here outputs.tf#aws_subnet.here
}
resource "aws_subnet" "here" {}
