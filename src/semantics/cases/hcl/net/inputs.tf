variable "cidr" {}
variable "region" {}
variable "zones" {}
locals {
  cidr = var.cidr #= cidr inputs.tf#var.cidr
}
