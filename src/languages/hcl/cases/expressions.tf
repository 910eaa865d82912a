locals {
  a = var.x ? local.y : each.value # ^ refs x:read y:read .value:read ^ chunk constant local.a
  b = { for k, v in var.m : k => v.id if v.on } # ^ refs m:read k:read v:read .id:read v:read .on:read
  c = [for my_item in aws_x.y : "${my_item.z}"] # ^ refs aws_x:type y:read my_item:read .z:read
  d = merge(local.tags, { Name = "n", key : var.k }) # ^ call merge args=2 kinds=member,object in=local.d ^ refs merge:call tags:read k:read
  e = aws_x.y[*].id # ^ refs aws_x:type y:read .id:read
  f = "${upper("a${var.deep}")}-%{ if var.on }x%{ endif }" # ^ call upper args=1 kinds=string ^ refs upper:call deep:read on:read
  g = "$${var.escaped} \"quoted\" var.text" # ^ no refs
  h = templatefile("${path.module}/user.tpl", { name = var.n }) # ^ import from ${path.module}/user.tpl kind=include ^ call templatefile args=2
  i = file(var.path) # ^ no import ^ call file args=1
  j = <<-EOT
    echo ${var.inside} and { this # ^ refs inside:read ^ no chunk
    resource "aws_x" "text" {} # ^ no chunk
  EOT
  k = var.a == null && !var.b || var.c >= 3 # ^ refs a:read b:read c:read ^ chunk constant local.k
  l = { # ^ chunk constant local.l lines=16-19
    key       = var.one # ^ refs one:read
    (var.two) = 1 # ^ refs two:read
  }
  m = true # ^ no refs
  n = try(module.x["a"].out, f(1), [1], null, true, a + b, c) # ^ call try args=7 kinds=member,call,array,null,boolean,other,identifier ^ call f args=1 kinds=number
}
module "x" {
  source = "./x"
  size   = var.s # ^ refs .size:write s:read ^ assign module.x.size = ? ^ yields return var.s
  some   = module.y[each.key].out # ^ yields return module.y ^ yields return module.y.out
  from   = data.aws_x.y.id # ^ yields return data.aws_x.y
  text   = "var.s" # ^ no yields
}
