/** Parts of the work that a trace names beside requests and statements. Costs nothing while no collector is set. */
import { SpanKind, SpanStatusCode, trace, type Attributes, type Span } from '@opentelemetry/api'

const NAME = 'grandstand'

let isOn = false

/** Called by `startTracing` and `stopTracing` alone. */
export const setTracing = (isNowOn: boolean): void => {
  isOn = isNowOn
}

export const isTracing = (): boolean => isOn

/** Runs `work` as a part of the trace that is going on, or as a trace of its own. Attributes must not name people. */
export function traced<T>(
  name: string,
  attributes: Attributes,
  work: () => Promise<T>
): Promise<T> {
  return isOn ? spanOf(name, { kind: SpanKind.INTERNAL, attributes }, work) : work()
}

/** As `traced`, while tracing is on; `work` may add to the span. */
export function spanOf<T>(
  name: string,
  options: { kind: SpanKind; attributes?: Attributes },
  work: (span: Span) => Promise<T>
): Promise<T> {
  return trace.getTracer(NAME).startActiveSpan(name, options, async (span) => {
    try {
      return await work(span)
    } catch (error) {
      markFailed(span, error)
      throw error
    } finally {
      span.end()
    }
  })
}

/** A span of a statement, under the part that is going on. */
export const statementSpan = (name: string, attributes: Attributes): Span =>
  trace.getTracer(NAME).startSpan(name, { kind: SpanKind.CLIENT, attributes })

/** The message of an error may hold what a person has typed, so that its name alone is told. */
export function markFailed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
  span.setAttribute('error.type', code ?? (error instanceof Error ? error.name : typeof error))
}
