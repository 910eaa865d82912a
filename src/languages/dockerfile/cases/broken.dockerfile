FROM alpine AS one
# ^ chunk stage one lines=1-7 ^ no error
NONSENSE x
# ^ error ^ no chunk
} else {
# ^ error
EXPOSE 80
# ^ chunk property one.80
FROM
# ^ no chunk
FROM debian AS two
# ^ chunk stage two ^ import as two from debian
ENV
# ^ no chunk
CMD run \
