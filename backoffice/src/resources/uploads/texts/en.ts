/** Texts of uploaded pictures. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    uploads: {
      name: 'Picture |||| Pictures',
      fields: {
        address: 'Picture',
        name: 'File',
        width: 'Size (pixels)',
        bytes: 'File size',
        username: 'Uploaded by',
        createdAt: 'Uploaded',
      },
    },
  },
  uploads: {
    remove: 'Delete',
    removeOf: 'Delete %{name}',
    removeTitle: 'Delete %{name}?',
    removeContent: 'Pictures that the site shows cannot be deleted.',
    removed: 'The picture is deleted.',
  },
  values: {
    auditAction: {
      'upload.create': 'Picture uploaded',
      'upload.update': 'Picture changed',
      'upload.delete': 'Picture removed',
    },
    subject: { upload: 'Picture' },
  },
}

export default texts
