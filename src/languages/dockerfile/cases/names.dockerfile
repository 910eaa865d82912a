FROM node AS build
ENV HOME_DIR=/app LOG=$HOME_DIR
# ^ refs HOME_DIR:read ^ no yields
RUN HOME_DIR=/tmp; cd $HOME_DIR
# ^ refs HOME_DIR:read ^ no yields
RUN for LOG in a b; do echo $LOG; done
# ^ refs LOG:read ^ no yields
RUN echo $LOG $key
# ^ refs LOG:read key:read ^ yields return chunk:build.LOG
FROM scratch
WORKDIR $HOME_DIR
# ^ refs HOME_DIR:read ^ no yields
COPY --from=missing /a /b
# ^ refs missing:read ^ no yields
