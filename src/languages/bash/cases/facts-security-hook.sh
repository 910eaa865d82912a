#!/usr/bin/env sh
# Read in by another script, whose variables it shares.

deploy() {
	echo "$VERSION" # ^ no fact env_read
}

echo "${DEPLOY_HOST:-localhost}" # ^ fact env_read name=DEPLOY_HOST has_default=true
