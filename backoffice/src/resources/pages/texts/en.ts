/** Texts of pages. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    pages: {
      name: 'Page |||| Pages',
      create: 'New page',
      fields: {
        title: 'Title',
        number: 'Address',
        texts: 'Texts',
        body: 'Text',
        isShown: 'Shown',
        updatedAt: 'Last change',
      },
    },
  },
  values: {
    auditAction: {
      'page.create': 'Page added',
      'page.update': 'Page changed',
      'page.delete': 'Page removed',
    },
    subject: { page: 'Page' },
  },
}

export default texts
