#ifndef LINK_H
#define LINK_H
#include <stddef.h>

struct link_ops {
	int (*open)(const char *path);
	int flags;
};
struct buffer {
	char *data;
	size_t size;
	struct link *owner;
};
typedef struct link {
	struct buffer out;
	struct link *next;
	const struct link_ops *ops;
} link_t;
struct hidden;

int link_open(link_t *l, const char *path);
link_t *link_new(void);
struct buffer *link_buffer(link_t *l);
int only_declared(int x);
int twice_defined(int x);
extern int (*link_hook)(int);
static inline int link_size(const link_t *l) { return (int)l->out.size; }
#define LINK_MAX(a, b) ((a) > (b) ? (a) : (b))
#define LINK_EACH(l) for (; l; l = l->next)
#ifdef WIDE
#define PICK(x) wide(x)
#else
#define PICK(x) narrow(x)
#endif
#endif
