/** The actions and subjects that the audit log may hold. */
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '@grandstand/shared-types/wire/audit'
import { wordsOf } from '../../i18n/provider.ts'

const OTHERS: ReadonlySet<string> = new Set(AUDIT_ACTIONS)

/** Edits of single rows come first; they are those that the texts of resources name. */
export function auditCodes(locale: string): { actions: string[]; subjects: string[] } {
  const edits = Object.keys(wordsOf('auditAction', locale)).filter((action) => !OTHERS.has(action))
  const edited = edits.map((action) => action.slice(0, action.indexOf('.')))
  return {
    actions: [...edits, ...AUDIT_ACTIONS],
    subjects: [...new Set(edited), ...AUDIT_SUBJECTS],
  }
}
