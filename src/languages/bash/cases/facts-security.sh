#!/usr/bin/env bash
readonly RELEASES=https://example.com/releases

fetch() {
	curl -fsSL https://example.com/a -o out # ^ fact outbound_request library=curl method=GET url=https://example.com/a given=literal
	curl -X POST -H "Accept: json" -d "$body" "https://example.com/$id" # ^ fact outbound_request method=POST url=https://example.com/{} given=interpolated
	curl -s "$1" # ^ fact outbound_request method=GET url=- given=variable
	curl --silent --request PUT --data @file "$API_URL/items" # ^ fact outbound_request method=PUT url={}/items given=interpolated
	curl "$RELEASES" # ^ fact outbound_request url=https://example.com/releases given=literal
	curl -s -S -L -f --retry 3 --connect-timeout 5 --max-time 60 -H "A: b" -o "$out" "https://example.com/b" # ^ fact outbound_request url=https://example.com/b
	curl $options "$address" # ^ fact outbound_request method=- url=- given=variable
	curl --help all # ^ no fact outbound_request
	curl --version # ^ no fact outbound_request
	command -v curl # ^ no fact outbound_request
	wget -qO- https://example.com/c | sh # ^ fact outbound_request library=wget method=GET url=https://example.com/c
	wget --post-data="a=1" https://example.com/d # ^ fact outbound_request method=POST
	echo "curl https://example.com" # ^ no fact outbound_request
}

run() {
	eval "$line" # ^ fact subprocess api=eval command=- form=shell given=variable
	eval "$(ssh-agent -s)" # ^ fact subprocess api=eval command=- given=computed
	eval "$name=1" # ^ fact subprocess command="{}=1" given=interpolated
	bash -c "ls $dir" # ^ fact subprocess api="bash -c" command="ls {}" form=shell given=interpolated
	sudo sh -ec 'ls | wc' # ^ fact subprocess api="sh -c" command="ls | wc" given=literal
	/bin/sh -c "$line" # ^ fact subprocess api="/bin/sh -c" given=variable
	bash build.sh -c # ^ no fact subprocess
	sh # ^ no fact subprocess
}

clean() {
	rm -rf "$dir/tmp" build # ^ fact file_operation api=rm operation=delete path={}/tmp given=interpolated ^ fact file_operation operation=delete path=build given=literal
	rm -f -- -odd # ^ fact file_operation path=-odd
	chmod 777 run.sh # ^ fact file_operation api=chmod operation=permissions path=run.sh
	chmod -R u+x "$dir" # ^ fact file_operation operation=permissions path=- given=variable
	chmod -x run.sh # ^ fact file_operation operation=permissions path=run.sh
	sudo chown root:root /etc/app # ^ fact file_operation api=chown operation=permissions path=/etc/app
	mkdir -p -m 700 "$(dirname "$out")" # ^ fact file_operation operation=create path=- given=computed
	mv a.txt b.txt # ^ fact file_operation api=mv operation=move path=a.txt
	cp -r src/* "$out" # ^ fact file_operation operation=copy path=src/*
	ln -sf a b # ^ fact file_operation operation=link path=a
	git rm a.txt # ^ no fact file_operation
	docker run --rm image # ^ no fact file_operation
	rm --help # ^ no fact file_operation
}

hashes() {
	openssl dgst -sha256 file # ^ fact crypto_operation library=openssl operation=hash algorithm=sha256
	openssl dgst -sha256 -sign key.pem file # ^ fact crypto_operation operation=sign algorithm=sha256
	openssl dgst -sha1 -hmac "$key" # ^ fact crypto_operation operation=mac algorithm=sha1
	openssl enc -aes-256-cbc -d -in a -out b -pass env:X # ^ fact crypto_operation operation=decrypt algorithm=aes-256-cbc
	${OPENSSL_BIN:-openssl} enc -aes-256-gcm -in a # ^ fact crypto_operation operation=encrypt algorithm=aes-256-gcm
	openssl genrsa -out key.pem 2048 # ^ fact crypto_operation operation=generate_key algorithm=RSA
	openssl md5 file # ^ fact crypto_operation operation=hash algorithm=md5
	openssl passwd -6 "$word" # ^ fact crypto_operation operation=hash_password algorithm=6
	openssl x509 -in a -text # ^ no fact crypto_operation
	md5sum file # ^ fact crypto_operation library=md5sum operation=hash algorithm=md5
	shasum -a 256 file # ^ fact crypto_operation library=shasum algorithm=sha256
	gpg --batch --verify a.sig a # ^ fact crypto_operation library=gpg operation=verify
	gpg --import a.key # ^ no fact crypto_operation
	ssh-keygen -t ed25519 -f id # ^ fact crypto_operation library=ssh-keygen operation=generate_key algorithm=ed25519
	ssh-keygen -R host # ^ no fact crypto_operation

	openssl rand -hex 16 # ^ fact random_source source="openssl rand" cryptographic=true
	echo $((RANDOM % 6)) # ^ fact random_source source=$RANDOM cryptographic=false
	head -c 16 /dev/urandom | base64 # ^ fact random_source source=/dev/urandom cryptographic=true
	echo "uses /dev/urandom" # ^ no fact random_source
	MY_RANDOM=1 # ^ no fact random_source
}

queries() {
	psql -d shop -tAc "SELECT id FROM users WHERE name = '$name'" # ^ fact sql_query library=psql operation=psql verb=SELECT tables=users parameters=interpolated ^ fact sql_query_table table=users access=read
	psql --command="DROP TABLE users" # ^ fact sql_query verb=DROP parameters=none
	mysql -u root -e "$statement" # ^ fact sql_query library=mysql verb=- parameters=-
	sqlite3 a.db 'DELETE FROM cache' # ^ fact sql_query library=sqlite3 verb=DELETE tables=cache
	sqlite3 a.db .dump # ^ no fact sql_query
	psql -c '\dt' # ^ no fact sql_query
	psql -f schema.sql # ^ no fact sql_query
}

push() {
	echo "$REGISTRY" # ^ fact env_read name=REGISTRY in=push
}
push

DEPLOY_TO=${DEPLOY_TO:-/srv} # ^ no fact env_read
echo "${PORT:-80}" # ^ fact env_read name=PORT has_default=true
echo "$CI_TOKEN" # ^ fact env_read name=CI_TOKEN has_default=-
echo "$CI_TOKEN again" # ^ no fact env_read
echo '$QUOTED' # ^ no fact env_read
echo "$RELEASES" "$PWD" "$name" # ^ no fact env_read
for HOST in a b; do
	echo "$HOST" # ^ no fact env_read
done

DB_PASSWORD='tr0ub4dor&3' # ^ fact secret name=DB_PASSWORD length=11
API_KEY=q7Zk2Lw9Xc4Vb6Nm8Td1 # ^ fact secret name=API_KEY length=20
TOKEN=$(cat token) # ^ no fact secret
PASSWORD=changeme # ^ no fact secret
