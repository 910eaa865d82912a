#!/usr/bin/env bash
source ./settings.sh
echo "$CI_TOKEN" # ^ no fact env_read
