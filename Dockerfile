# The server with both apps. Docker is not on the machine where this is developed: the tests read this file, none runs it.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY api/package.json api/
COPY backoffice/package.json backoffice/
COPY database/package.json database/
COPY player-web/package.json player-web/
COPY shared-types/package.json shared-types/
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs

FROM node:24-bookworm-slim
# the clients of the database, for backups
RUN apt-get update && apt-get install -y --no-install-recommends mariadb-client && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3333 TZ=UTC
WORKDIR /app
COPY --from=build /app /app
# all that a server writes: uploads, mails without a mail server, the SQLite file
RUN mkdir -p api/tmp && chown node:node api/tmp
VOLUME /app/api/tmp
USER node
WORKDIR /app/api
EXPOSE 3333
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/live').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import=./bin/typescript.mjs", "bin/server.ts"]
