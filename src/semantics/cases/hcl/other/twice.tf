# The same names in another folder.
variable "region" {}
variable "cidr" {}
variable "twice" {}
variable "twice" {}
locals {
  region = var.region #= region twice.tf#var.region
  again  = local.region #= region twice.tf#local.region
  both   = var.twice #= twice ambiguous
}
output "subnet_id" {
  value = var.cidr #= cidr twice.tf#var.cidr
}
