# The variables of another folder are not meant.
region = "eu" #= region unresolved
