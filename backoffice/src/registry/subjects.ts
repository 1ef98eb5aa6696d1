/** The audit log's word for a record of each resource. */
import { resources } from './all.ts'
import type { BackofficeResource } from './resource.ts'

/** What the resource says, else its name in the singular, such as `paymentMethod` of `payment-methods`. */
function subjectOf({ name, subject }: BackofficeResource): string {
  const singular = name.replace(/ies$/, 'y').replace(/(?<=ch|s|x)es$|(?<!s)s$/, '')
  return subject ?? singular.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

const RESOURCES = new Map(resources.map((resource) => [subjectOf(resource), resource.name]))
const SUBJECTS = new Map(resources.map((resource) => [resource.name, subjectOf(resource)]))

/** The resource whose page shows a subject of the audit log, and which has the labels of its fields. */
export const resourceOfSubject = (subject: string): string | undefined => RESOURCES.get(subject)

/** The audit log's word for a record of a resource. */
export const subjectOfResource = (resource: string): string | undefined => SUBJECTS.get(resource)
