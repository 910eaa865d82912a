# syntax=docker/dockerfile:1
ARG VERSION=22
# ^ chunk variable VERSION type=22 parent=-

# Compiles it. On any machine.
FROM --platform=$BUILDPLATFORM node:${VERSION}-alpine AS build
# ^ chunk stage build type=node:${VERSION}-alpine lines=6-28 doc="Compiles it." ^ import as build from node:${VERSION}-alpine ^ refs BUILDPLATFORM:read VERSION:read
ENV NODE_ENV=production \
# ^ chunk variable build.NODE_ENV type=production
    # ENV HIDDEN=1
    PATH="/app/bin:$PATH"
# ^ chunk variable build.PATH type="/app/bin:$PATH" ^ refs PATH:read ^ no import
ENV NPM_TOKEN=abc
# ^ chunk variable build.NPM_TOKEN type=-
ENV OLD some value
# ^ chunk variable build.OLD type="some value"
COPY package.json package-lock.json ./
# ^ import from package.json kind=include ^ import from package-lock.json kind=include
COPY ["a file", "/dest"]
# ^ import from a file kind=include
RUN --mount=type=bind,from=deps,source=/x npm ci && \
# ^ refs deps:read
    echo "FROM nothing AS nothing" $HOME
# ^ refs HOME:read ^ no chunk
RUN <<EOF
FROM inside AS heredoc
EOF
EXPOSE 8080 9090/udp
# ^ chunk property build.8080 ^ chunk property build.9090/udp

FROM build AS test
# ^ chunk stage test type=build ^ refs build:read ^ heritage extends build of=test ^ no import
CMD ["npm", "test"]
# ^ chunk property test.CMD type="[\"npm\", \"test\"]"

FROM gcr.io/distroless/nodejs:22
# ^ chunk stage nodejs ^ import from gcr.io/distroless/nodejs:22
COPY --from=build --chown=1:1 /app /app
# ^ refs build:read ^ no import
COPY --from=nginx:latest /etc/nginx /etc/nginx
# ^ import from nginx:latest ^ no refs
COPY --from=0 /x /y
# ^ refs 0:read
ADD https://example.org/a.tgz /a.tgz
# ^ import from https://example.org/a.tgz kind=include
entrypoint ["node"]
# ^ chunk property nodejs.ENTRYPOINT
HEALTHCHECK CMD curl -f http://localhost
# ^ chunk property nodejs.HEALTHCHECK ^ no error
LABEL a=b
# ^ no chunk
FROM scratch
# ^ chunk stage scratch ^ no import
