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
