/** The OpenAPI 3.1 document of the operations, made from their declarations. */
import { ERRORS, type ErrorKey } from '@grandstand/shared-types/core/errors'
import { isOpen } from '#core/operations/admission'
import { errorsOf } from '#core/operations/errors'
import type { Operation, Operations } from '#core/operations/operation'
import { isIdParam, paramNames } from '#core/operations/params'

interface Schema {
  properties?: Record<string, object>
  required?: string[]
}

const LIST_PARAMS: Record<string, string[]> = {
  rows: ['sort', 'range', 'filter'],
  counts: ['filters'],
  totals: ['filter'],
}

/** `rooms` are the operations by room, which become the tags. */
export function openApiOf(rooms: Readonly<Record<string, Operations>>): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [room, operations] of Object.entries(rooms)) {
    for (const [name, operation] of Object.entries(operations)) {
      const path = operation.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = {
        ...paths[path],
        [operation.method.toLowerCase()]: describe(room, name, operation),
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Grandstand', version: '1', description: 'docs/operations.md says more.' },
    tags: [...sectionsOf(rooms), ...Object.keys(rooms).map((name) => ({ name }))],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'grandstand' },
        csrf: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN' },
        machine: { type: 'http', scheme: 'bearer' },
      },
      schemas: { Error: ERROR_SCHEMA },
    },
  }
}

/** Operations for programs of others stand in sections of their own, before the rooms. */
function sectionsOf(rooms: Readonly<Record<string, Operations>>) {
  const sections = new Map<string, string>()
  for (const { guide } of Object.values(rooms).flatMap((room) => Object.values(room))) {
    if (guide) sections.set(guide.section, guide.intro.join('\n\n'))
  }
  return [...sections].map(([name, description]) => ({ name, description }))
}

const ERROR_SCHEMA = {
  type: 'object',
  required: ['error', 'message'],
  properties: {
    error: {
      type: 'object',
      required: ['key', 'params', 'message'],
      properties: {
        key: { type: 'string' },
        params: { type: 'array', items: { type: ['string', 'number'] } },
        message: { type: 'string' },
        fields: { type: 'array', items: { type: 'object' } },
        violations: { type: 'array', items: { type: 'object' } },
        correlationId: { type: 'string' },
      },
    },
    message: { type: 'string' },
  },
}

function describe(room: string, operationId: string, operation: Operation): object {
  const { does, notes, who, also, body, guide } = operation
  return {
    operationId,
    tags: [guide?.section ?? room],
    summary: does,
    description: [`Who: ${who.join(', ')}${also ? ` with ${also}` : ''}.`, notes?.in, notes?.out]
      .filter(Boolean)
      .join(' '),
    security: securityOf(operation),
    parameters: parametersOf(operation),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: modern(body.toJSONSchema()) } },
      },
    }),
    responses: responsesOf(operation),
  }
}

function securityOf({ who, method, withoutCsrf }: Operation): object[] {
  if (who.includes('machine')) return [{ machine: [] }]
  const csrf = method !== 'GET' && !withoutCsrf ? { csrf: [] } : {}
  return [isOpen(who) ? csrf : { session: [], ...csrf }]
}

function parametersOf({ path, query, list, idempotent }: Operation): object[] {
  const { properties = {}, required = [] }: Schema = query?.toJSONSchema() ?? {}
  return [
    ...paramNames(path).map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: isIdParam(name) ? { type: 'integer', minimum: 1 } : { type: 'string' },
    })),
    ...(LIST_PARAMS[list?.part ?? ''] ?? []).map((name) => ({
      name,
      in: 'query',
      required: name === 'filters',
      description: 'JSON',
      schema: { type: 'string' },
    })),
    ...Object.entries(properties).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema: modern(schema),
    })),
    ...(idempotent === 'none'
      ? []
      : [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: idempotent === 'required',
            schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' },
          },
        ]),
  ]
}

function responsesOf(operation: Operation): object {
  const { status, type = 'application/json' } = operation.answers
  const answer = operation.guide ? { schema: operation.guide.answer } : {}
  const content = status === 204 ? {} : { content: { [type]: answer } }
  const byStatus = Map.groupBy([...errorsOf(operation)], (key: ErrorKey) => ERRORS[key])
  const refused = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  return {
    [status]: { description: 'Done.', ...content },
    ...Object.fromEntries(
      [...byStatus].map(([code, keys]) => [
        code,
        { description: keys.join(', '), content: refused },
      ])
    ),
  }
}

/** A schema of draft 7, as VineJS writes it, in the words of 2020-12: a tuple's items are its `prefixItems`. */
function modern(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(modern)
  if (typeof schema !== 'object' || schema === null) return schema
  const { additionalItems: _tuple, ...rest }: { additionalItems?: unknown; items?: unknown } =
    schema
  const isTuple = Array.isArray(rest.items)
  return Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [
      isTuple && name === 'items' ? 'prefixItems' : name,
      modern(value),
    ])
  )
}
