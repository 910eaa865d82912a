data "aws_ami" "linux" {
  name_regex = var.name #= name variables.tf#var.name
}
# A resource of the same type and name as data.
resource "aws_ami" "linux" {
  name  = "${local.label}-${data.aws_ami.linux.id}" #= linux main.tf#data.aws_ami.linux
  other = "${local.label}-${data.aws_ami.linux.id}" #= label variables.tf#local.label
}
resource "aws_instance" "web" {
  for_each   = var.zones #= zones variables.tf#var.zones
  ami        = aws_ami.linux.id #= linux main.tf#aws_ami.linux
  zone       = each.value #= value unresolved
  subnet     = module.net.subnet_id #= subnet_id outputs.tf#output.subnet_id
  peers      = module.many["a"].subnet_id #= subnet_id outputs.tf#output.subnet_id
  peer       = module.many[each.key].subnet_id #= subnet_id outputs.tf#output.subnet_id
  all        = module.many[*].subnet_id #= subnet_id outputs.tf#output.subnet_id
  old        = module.many.*.subnet_id #= subnet_id outputs.tf#output.subnet_id
  whole      = module.many #= many main.tf#module.many
  keyed      = module.many[local.region].subnet_id #= region variables.tf#local.region
  depends_on = [aws_ami.linux, module.net] #= net main.tf#module.net
  dynamic "disk" {
    for_each = var.zones #= zones variables.tf#var.zones
    content {
      size = disk.value
      kind = var.image #= image variables.tf#var.image
    }
  }
}
module "net" {
  source = "./net"
  cidr   = local.label #= cidr inputs.tf#var.cidr
  region = var.region #= region variables.tf#var.region
  name   = "web" #= name unresolved
  zones = { #= zones inputs.tf#var.zones
    image = 1 #= image null
  }
}
module "many" {
  source   = "./net/"
  for_each = var.zones
  version  = "1"
  cidr     = each.value #= cidr inputs.tf#var.cidr
}
module "consul" {
  source = "hashicorp/consul/aws"
  region = "eu" #= region unresolved
}
module "outside" {
  source = "../../../../../../../net"
  cidr   = "1"
}
output "id" {
  value = aws_instance.web["a"].id #= web main.tf#aws_instance.web
}
output "nested" {
  value = merge(local.copied, { key = try(module.net.region, null) }) #= region outputs.tf#output.region
}
output "chosen" {
  value = local.copied == "" ? var.image : var.name #= copied variables.tf#local.copied
}
output "address" {
  value = module.consul.address #= consul main.tf#module.consul
}
output "kept" {
  value = [for module in var.zones : module.net] #= net unresolved
}
output "text" {
  value = "var.region and $${var.region}" #= region null
}
output "list" {
  value = [module.net, each.value.subnet_id] #= subnet_id unresolved
}
output "once" {
  value = <<-EOT
    at ${var.region} #= region variables.tf#var.region
    region and var.region #= region null
    %{ if var.name == "a" }x%{ endif } #= name variables.tf#var.name
  EOT
}
