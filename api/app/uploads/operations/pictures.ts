import drive from '@adonisjs/drive/services/main'
import { PICTURE_FILE, PICTURE_PATH } from '@grandstand/shared-types/core/pictures'
import { AppError } from '#core/errors/app_error'
import { operation } from '#core/operations/operation'
import { file, SENT } from '#core/operations/reply'
import { siteByHost } from '#sites/current_site'
import { fileOf } from '#uploads/picture_file'
import { uploadAt } from '#uploads/queries/upload_at'

const YEAR_S = 365 * 24 * 3600

export const showPicture = operation({
  method: 'GET',
  path: '/v1/pictures/:file',
  duringMaintenance: true,
  does: 'A picture of the brand. Its name changes with its bytes, so caches keep it.',
  who: 'visitor',
  forms: { file: PICTURE_FILE },
  answers: file('image/webp'),
  async handle({ ctx: { request, response }, params }) {
    const { id } = await siteByHost(request.hostname() ?? '')
    const address = PICTURE_PATH + params.file
    const whole = address.replace(/(x\d+)-\d+\.webp$/, '$1.webp')
    if ((await uploadAt(id, whole)) === null) throw AppError.notFound()
    const disk = drive.use()
    if (!(await disk.exists(fileOf(address)))) throw AppError.notFound()
    const bytes = await disk.getBytes(fileOf(address))
    response
      .header('content-type', 'image/webp')
      .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
    // caches on the way keep it: no visitor's cookies may go with it
    response.removeHeader('set-cookie')
    response.send(Buffer.from(bytes))
    return SENT
  },
})
