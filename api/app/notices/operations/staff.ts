/** Popups of a brand, and notices that its staff write. */
import {
  createOperation,
  deleteOperation,
  editsOf,
  updateOperation,
} from '#core/operations/edit_operations'
import { readOperations } from '#core/operations/resource_operations'
import * as popupEdits from '#notices/actions/edit_popups'
import { deleteNotice, updateNotice, writeNotice } from '#notices/actions/write_notices'
import { noticeResource, scopeNotices } from '#notices/queries/notice_resource'
import { popupResource, scopePopups } from '#notices/queries/popup_resource'
import {
  createNoticeValidator,
  createPopupValidator,
  updateNoticeValidator,
  updatePopupValidator,
} from '#notices/validators/notices'

const popupReads = { permission: 'popups.edit', scope: scopePopups } as const
const popups = editsOf(popupResource, 'popups.edit', popupReads)
const noticeReads = { permission: 'notices.write', scope: scopeNotices } as const
const notices = editsOf(noticeResource, 'notices.write', noticeReads)

const TEXT_ERRORS = ['isRequiredArea', 'endBeforeStart'] as const
const CLEANED = '`html` is cleaned: scripts, styles and unknown tags are dropped'

export const staffLists = {
  ...readOperations('popups', popupResource, popupReads),
  ...createOperation('popups', popups, {
    does: 'A new popup.',
    body: createPopupValidator,
    bodyKb: 256,
    errors: TEXT_ERRORS,
    notes: { in: `\`kind\` = slide, \`place\` = home; ${CLEANED}` },
    run: popupEdits.createPopup,
  }),
  ...updateOperation('popups', popups, {
    does: 'Changes a popup.',
    body: updatePopupValidator,
    bodyKb: 256,
    errors: TEXT_ERRORS,
    notes: { in: `\`texts\` that are sent replace all; ${CLEANED}` },
    run: popupEdits.updatePopup,
  }),
  ...deleteOperation('popups', popups, {
    does: 'Removes a popup.',
    run: popupEdits.deletePopup,
  }),

  ...readOperations('notices', noticeResource, noticeReads),
  ...createOperation('notices', notices, {
    does: 'Writes to one player, to everybody below a dealer, or to all of the brand.',
    body: createNoticeValidator,
    bodyKb: 128,
    errors: TEXT_ERRORS,
    notes: {
      in: '`userId` is the player, or the dealer of a branch; only staff of the house write to all of the brand',
    },
    run: writeNotice,
  }),
  ...updateOperation('notices', notices, {
    does: 'Changes the texts or the time of a notice.',
    body: updateNoticeValidator,
    bodyKb: 128,
    errors: TEXT_ERRORS,
    notes: { in: '`texts` that are sent replace all' },
    run: updateNotice,
  }),
  ...deleteOperation('notices', notices, {
    does: 'Takes a notice back.',
    run: deleteNotice,
  }),
}
