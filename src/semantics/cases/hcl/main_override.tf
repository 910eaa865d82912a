# What overrides a block is not where it is declared.
resource "aws_ami" "linux" {
  name = var.region #= region variables.tf#var.region
}
locals {
  only_here = 1
  used      = local.only_here #= only_here main_override.tf#local.only_here
}
