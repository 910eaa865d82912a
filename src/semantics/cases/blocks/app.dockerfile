ARG VERSION=22
ARG OTHER=1
FROM node:${VERSION} AS Build #= VERSION app.dockerfile#VERSION
ARG VERSION
ENV HOME_DIR=/app LOG=${VERSION} #= VERSION app.dockerfile#Build.VERSION
RUN echo ${VERSION} #= VERSION app.dockerfile#Build.VERSION
RUN echo $OTHER #= OTHER unresolved
RUN cd $HOME_DIR && echo "$LOG" #= LOG app.dockerfile#Build.LOG
FROM build AS test #= build app.dockerfile#Build
WORKDIR $HOME_DIR #= HOME_DIR app.dockerfile#Build.HOME_DIR
ENV HOME_DIR=/test
WORKDIR $HOME_DIR #= HOME_DIR app.dockerfile#test.HOME_DIR
FROM scratch
COPY --from=build /a /b #= build app.dockerfile#Build
COPY --from=1 /a /b #= 1 app.dockerfile#test
COPY --from=later /a /b #= later unresolved
RUN --mount=type=bind,from=test,source=/x ls #= test app.dockerfile#test
FROM alpine AS later
