# A backup of PostgreSQL into FOLDER, and the proof that it restores: sh backup.sh FOLDER, in the folder of the server.
# Ends with an error, and keeps every earlier file, when any step fails.
set -eu
folder=$1
backup=$folder/kbo-$(date +%F).jsonl
kbo() { node build/server/kbo/main.js "$@"; }

kbo export "$backup"

# The drill: into an empty database of the embedded engine.
unset DATABASE_URL
export DATA_DIR="$folder/drill"
rm -rf "$DATA_DIR"
kbo import "$backup" >/dev/null
kbo check
rm -rf "$DATA_DIR"

find "$folder" -maxdepth 1 -name 'kbo-*.jsonl' -mtime +30 -delete
