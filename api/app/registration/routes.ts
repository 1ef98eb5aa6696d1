import type { Operations } from '#core/operations/operation'
import * as links from '#registration/operations/links'
import * as registrations from '#registration/operations/registrations'

export const operations = { ...registrations, ...links } satisfies Operations
