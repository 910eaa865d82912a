terraform { # ^ chunk block terraform lines=1-12
  required_providers {
    aws = {
      source  = "hashicorp/aws" # ^ import * as aws from hashicorp/aws ^ no refs
      version = "~> 5.0"
    }
    random = "~> 3.0" # ^ no import
  }
  backend "s3" { # ^ chunk block terraform.s3 sig="backend \"s3\""
    bucket = "x"
  }
}
# Where it all runs. And more.
provider "aws" { # ^ chunk object provider.aws doc="Where it all runs." lines=14-16
  region = var.region # ^ refs region:read
}
provider "aws" {
  alias = "west" # ^ chunk object aws.west sig="provider \"aws\""
}
variable "region" { # ^ chunk variable var.region exported optional type=string doc="Where to run." notes="default(\"eu-west-1\")" lines=20-28 ^ bind const region chunk=var.region
  type        = string # ^ no refs
  description = "Where to run. Else nowhere."
  default     = "eu-west-1"
  validation { # ^ no chunk
    condition     = contains(["a", "b"], var.region) # ^ call contains args=2 in=var.region ^ refs contains:call region:read
    error_message = "No ${var.region}." # ^ refs region:read
  }
}
variable "shape" { # ^ chunk variable var.shape exported optional notes=default(null) lines=29-34
  type = list(object({ # ^ no call ^ no refs
    a = string, b = optional(number, 3) # ^ no call ^ no refs
  }))
  default = null
}
locals { # ^ no chunk
  name = "x-${var.region}" # ^ chunk constant local.name sig="name = \"x-${var.region}\"" ^ refs region:read
  # Who owns it.
  tags = { # ^ chunk constant local.tags doc="Who owns it." lines=38-40
    Owner = local.name # ^ refs name:read ^ no chunk
  }
}
resource "aws_instance" "web" { # ^ chunk resource aws_instance.web type=aws_instance sig="resource \"aws_instance\" \"web\"" lines=42-57 ^ refs aws_instance:type ^ bind const web
  ami           = data.aws_ami.ubuntu.id # ^ refs aws_ami:type ubuntu:read .id:read ^ no chunk
  provider      = aws.west # ^ refs aws:read .west:read
  depends_on    = [aws_iam_role.this, module.vpc] # ^ refs aws_iam_role:type this:read vpc:read
  network_interface { # ^ no chunk
    subnet_id = module.vpc.private_subnets[0].id # ^ refs vpc:read .private_subnets:read .id:read
  }
  # For every disk.
  dynamic "ebs_block_device" { # ^ chunk block aws_instance.web.ebs_block_device doc="For every disk." lines=50-53
    for_each = var.disks # ^ refs disks:read
    content { size = ebs_block_device.value.size } # ^ refs ebs_block_device:read .value:read .size:read ^ no chunk
  }
  provisioner "local-exec" { # ^ chunk block aws_instance.web.local-exec
    command = "echo ${self.id}" # ^ refs .id:read
  }
}
data "aws_ami" "ubuntu" { # ^ chunk resource data.aws_ami.ubuntu type=aws_ami ^ refs aws_ami:type
  most_recent = true # ^ no refs
}
module "vpc" { # ^ chunk namespace module.vpc type=terraform-aws-modules/vpc/aws lines=61-63
  source  = "terraform-aws-modules/vpc/aws" # ^ import * as vpc from terraform-aws-modules/vpc/aws
}
output "id" { # ^ chunk property output.id exported doc="Its id."
  description = "Its id."
  value       = aws_instance.web.id # ^ refs aws_instance:type web:read .id:read
}
moved { # ^ chunk block moved
  from = aws_instance.old # ^ refs aws_instance:type old:read
}
check "health" {} # ^ chunk block check.health
# resource "aws_x" "commented" {}
/* resource "aws_x" "too" {} */
# ^ no chunk
# A comment says less than the description.
variable "long" { # ^ chunk variable var.long exported doc="A long description." notes="sensitive(true)"
  sensitive   = true
  description = <<-EOT
    A long description.
    And more.
  EOT
}
module "pinned" { # ^ chunk namespace module.pinned notes="version(\"5.1\")"
  source  = "./pinned" # ^ import * as pinned from ./pinned
  version = "5.1"
}
