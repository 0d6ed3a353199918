#!/usr/bin/env bash
# A cluster on one machine to try things on (README.md): PostgreSQL with a standby, server processes, HAProxy before them.
#
#   rehearse.sh up FOLDER [COUNT]       starts everything, with COUNT processes (3), in an empty folder
#   rehearse.sh server FOLDER N         starts process N again
#   rehearse.sh primary FOLDER restart  what pg_ctl can do with it: restart, stop, start
#   rehearse.sh promote FOLDER          the standby becomes the primary
#   rehearse.sh down FOLDER             ends everything
#
# From the project's folder, after `npm run build`. PORT_0 (8080) is HAProxy's, PORT_1 … those of the processes;
# SERVER is what starts a process.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
task=$1 folder=$2
SERVER=${SERVER:-node build/server/main.js}
export PORT_0=${PORT_0:-8080} PORT_1=${PORT_1:-8081} PORT_2=${PORT_2:-8082} PORT_3=${PORT_3:-8083}
programs=$(ls -d /usr/lib/postgresql/*/bin | sort --version-sort | tail -n 1)

# PostgreSQL refuses to run as root.
postgres() {
  local program=$programs/$1
  shift
  if [ "$(id -u)" = 0 ]; then (cd "$folder" && runuser -u postgres -- "$program" "$@"); else "$program" "$@"; fi
}

# Both databases are in the folder, told apart by their ports, and reached by its sockets only.
database() {
  local name=$1 port=$2
  shift 2
  postgres pg_ctl -D "$folder/$name" -w -s -l "$folder/$name.log" \
    -o "-c listen_addresses='' -c unix_socket_directories=$folder -c port=$port" "$@"
}

server() {
  local port=PORT_$1
  PORT=${!port} HOST=127.0.0.1 TRUST_PROXY=127.0.0.1 DEMO=${DEMO:-off} DATA_DIR=$folder/data \
    DATABASE_URL="postgres://postgres@localhost/postgres?host=$folder&port=$(cat "$folder/port")" \
    $SERVER >>"$folder/server$1.log" 2>&1 &
  echo $! >"$folder/server$1.pid"
}

case $task in
  up)
    mkdir -p "$folder"
    [ "$(id -u)" = 0 ] && chown postgres "$folder"
    postgres initdb -D "$folder/primary" -U postgres -A trust -E UTF8 --no-sync >/dev/null
    database primary 5432 start
    # The slot keeps what the standby has not read yet; -R makes it follow.
    postgres pg_basebackup -h "$folder" -p 5432 -U postgres -D "$folder/standby" -R -X stream -C -S standby -c fast
    database standby 5433 start
    echo 5432 >"$folder/port"
    for number in $(seq "${3:-3}"); do server "$number"; done
    haproxy -D -p "$folder/haproxy.pid" -f "$here/haproxy.cfg"
    echo "http://127.0.0.1:$PORT_0/"
    ;;
  server) server "$3" ;;
  primary) database primary 5432 "$3" -m immediate ;;
  promote)
    postgres pg_ctl -D "$folder/standby" -w -s promote
    echo 5433 >"$folder/port"
    ;;
  down)
    for file in "$folder"/*.pid; do kill "$(cat "$file")" 2>/dev/null || true; done
    for name in standby primary; do
      [ ! -f "$folder/$name/postmaster.pid" ] || database "$name" 0 stop -m immediate
    done
    ;;
esac
