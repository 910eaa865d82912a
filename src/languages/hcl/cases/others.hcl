include "root" { # ^ chunk block include.root
  path = "../terragrunt.hcl" # ^ import from ../terragrunt.hcl kind=include
}
dependency "vpc" { # ^ chunk block dependency.vpc
  config_path = "../vpc" # ^ import from ../vpc kind=include
}
inputs = { # ^ chunk property inputs lines=7-9
  id = dependency.vpc.outputs.id # ^ refs vpc:read .outputs:read .id:read
}
source "amazon-ebs" "base" {} # ^ chunk block source.amazon-ebs.base ^ no import
job "web" { # ^ chunk block job.web
  group "api" { # ^ chunk block job.web.api
    task "serve" { # ^ chunk block job.web.api.serve
    }
  }
}
... # ^ no error
last = 1 # ^ chunk property last ^ no error
run "creates" { # ^ chunk block run.creates test
  command = apply
}
