import urllib2  # ^ import * as urllib2 from urllib2


def report((x, y), out):  # ^ chunk function report(arg0{x,y}, out) exported ^ bind function report ^ bind param x path=[0] index=0 ^ bind param y path=[1] index=0 ^ bind param out index=1
    print "hello", x, render(y)  # ^ call render ^ refs x:read render:call y:read
    print >>out, x  # ^ refs out:read x:read
    exec "code" in scope  # ^ refs scope:read
    try:
        raise ValueError, "message"  # ^ yields throw ValueError ^ refs ValueError:read
    except ValueError, problem:  # ^ bind catch problem type=ValueError ^ refs ValueError:read
        return `x`  # ^ no call
    if x <> y:  # ^ refs x:read y:read
        return 0777L


class Old:  # ^ chunk class Old exported
    def run(self): print self  # ^ chunk method Old.run(self) ^ refs self:read
