# syntax=docker/dockerfile:1
# Remez in a container. What was tried of it, and what was not: docs/operations.md, "Containers".

FROM node:26-slim AS manifests
WORKDIR /remez
COPY package.json package-lock.json ./
COPY apps/cli/package.json apps/cli/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/bots/package.json packages/bots/
COPY packages/language/package.json packages/language/
COPY packages/protocol/package.json packages/protocol/
COPY packages/rules/package.json packages/rules/
COPY packages/scenarios/package.json packages/scenarios/
COPY packages/table/package.json packages/table/
COPY packages/words/package.json packages/words/

# The web app. Nothing of what builds it comes into the image.
FROM manifests AS web
RUN npm ci --ignore-scripts --workspace @remez/web
COPY tsconfig.json ./
COPY packages packages
COPY scenarios/lessons scenarios/lessons
COPY apps/web apps/web
RUN npm run build

# What the server needs to run, and no more: Node comes with the base image, and TypeScript runs directly.
FROM manifests AS server
RUN npm ci --omit=dev --omit=optional --ignore-scripts --workspace @remez/cli && npm cache clean --force
COPY LICENSE ./
COPY packages packages
COPY apps/server apps/server
COPY apps/cli apps/cli
COPY --from=web /remez/apps/web/dist apps/web/dist
# For the games when they are not in PostgreSQL. The server writes nowhere else.
RUN mkdir /data && chown node:node /data
ENV NODE_ENV=production REMEZ_DATA=/data REMEZ_HOST=0.0.0.0 REMEZ_PORT=4477
VOLUME /data
USER node
EXPOSE 4477
STOPSIGNAL SIGTERM
# Whether the process lives. Not /readyz, which is red while the database is gone: to start the server again
# would not bring the database back, and would cut everyone off.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.REMEZ_PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "apps/cli/bin/remez.mjs"]
CMD ["serve"]
