/** Errors of a call. */
import type {
  ErrorParam,
  PlayerErrorBody,
  PlayerErrorKey,
} from '@grandstand/shared-types/core/errors'

type ErrorContent = PlayerErrorBody['error']

/** The server's refusal; `key` and `params` are those of the error catalogue. */
export class ApiError extends Error {
  readonly key: PlayerErrorKey
  readonly params: ErrorParam[]
  readonly violations: NonNullable<ErrorContent['violations']>
  /** The refused fields of a form. */
  readonly fields: NonNullable<ErrorContent['fields']>

  constructor(
    readonly status: number,
    content: ErrorContent | null
  ) {
    super(content?.message ?? `status ${status}`)
    this.name = 'ApiError'
    this.key = content?.key ?? (status === 404 ? 'notFound' : 'tecnicalProblem')
    this.params = content?.params ?? []
    this.violations = content?.violations ?? []
    this.fields = content?.fields ?? []
  }
}

/** No answer arrived, so it is unknown whether the server acted. */
export class NetworkError extends Error {
  constructor() {
    super('no answer')
    this.name = 'NetworkError'
  }
}

/** Whether the server may have acted although no answer arrived. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status >= 500)
}
