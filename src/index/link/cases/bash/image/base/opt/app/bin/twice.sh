twice() { :; }
