// path: pages/books/_id/edit.vue // ^ fact route framework=nuxt method=GET path=/books/:id/edit
definePageMeta({ layout: 'plain' }); // ^ no fact route
