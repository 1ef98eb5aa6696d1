#!/bin/sh
# Starts a node of the cluster. The first one founds it, once; later the node that ended last does, as grastate.dat tells.
# A first node that lost its volume must not found another cluster: start it with GALERA_FOUNDS=no.
set -eu
state=/var/lib/mysql/grastate.dat
founds=
if [ -f "$state" ]; then
  if grep -q '^safe_to_bootstrap: 1' "$state"; then founds=--wsrep-new-cluster; fi
elif [ "${GALERA_FOUNDS:-no}" = yes ]; then
  founds=--wsrep-new-cluster
fi
exec docker-entrypoint.sh mariadbd \
  --character-set-server=utf8mb4 \
  --binlog-format=ROW \
  --log-bin=binlog \
  --innodb-autoinc-lock-mode=2 \
  --innodb-flush-log-at-trx-commit=1 \
  --wsrep-on=ON \
  --wsrep-provider=/usr/lib/galera/libgalera_smm.so \
  --wsrep-cluster-name=grandstand \
  --wsrep-cluster-address=gcomm://galera1,galera2,galera3 \
  --wsrep-sst-method=mariabackup \
  "--wsrep-sst-auth=root:$MARIADB_ROOT_PASSWORD" \
  --wsrep-auto-increment-control=OFF \
  $founds
