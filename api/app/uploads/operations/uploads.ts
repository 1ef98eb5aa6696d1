/** Pictures of a brand's staff. */
import { MOST_PICTURE_BYTES } from '@grandstand/shared-types/core/pictures'
import type { UploadRow } from '@grandstand/shared-types/wire/site/uploads'
import { readBytes } from '#core/http/read_bytes'
import { deleteOperation, editsOf } from '#core/operations/edit_operations'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { aroundList, readOperations, rowReader } from '#core/operations/resource_operations'
import { vine } from '#core/requests/validation'
import { countWork } from '#core/throttle/work_rate'
import { removePicture } from '#uploads/actions/remove_picture'
import { storePicture } from '#uploads/actions/store_picture'
import { scopeUploads, uploadResource } from '#uploads/queries/upload_resource'

const reads = { permission: 'pictures.upload', scope: scopeUploads } as const
const row = rowReader(uploadResource, reads)

const uploadQuery = vine.compile(vine.object({ name: vine.string().maxLength(1_000) }))

export const uploadLists = {
  ...aroundList('uploads', uploadResource, reads),
  ...readOperations('uploads', uploadResource, reads),
  ...deleteOperation('uploads', editsOf(uploadResource, 'pictures.upload', reads), {
    does: 'Removes a picture that nothing of the brand shows.',
    errors: ['inUse'],
    run: removePicture,
  }),
}

export const uploadPicture = operation({
  method: 'POST',
  path: '/v1/uploads',
  does: 'Keeps a picture, in several widths; the same file is kept once.',
  who: 'pictures.upload',
  query: uploadQuery,
  readsBytes: MOST_PICTURE_BYTES,
  answers: reply<UploadRow>(201),
  errors: ['pictureType', 'pictureTooLarge', 'pictureBroken', 'tooManyAttempts'],
  notes: {
    in: 'the bytes of a PNG, JPEG, WebP or GIF under its media type, at most 5 MB and 25 million pixels; `name`: what the file is called, for lists alone',
  },
  async handle({ ctx, query: { name }, principal, ip }) {
    await countWork('uploads', principal, ip)
    const bytes = await readBytes(ctx.request.request, MOST_PICTURE_BYTES)
    return row(await storePicture({ principal, ip }, { name, bytes }), principal)
  },
})
