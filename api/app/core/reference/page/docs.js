/** Lists the operations of openapi.json, each with a form that sends it. */
const at = document.getElementById('operations')
const make = (tag, text = '', attributes = {}) => {
  const node = Object.assign(document.createElement(tag), attributes)
  node.textContent = text
  return node
}

const csrfToken = () =>
  decodeURIComponent(/(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '')

/** A sample body with the required fields, each with its type for a value. */
function sample(schema = {}) {
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return sample(schema.anyOf[0])
  const type = [schema.type].flat()[0]
  if (type === 'object') {
    const names = schema.required ?? []
    return Object.fromEntries(names.map((name) => [name, sample(schema.properties?.[name])]))
  }
  if (type === 'array') return []
  if (type === 'integer' || type === 'number') return schema.minimum ?? 0
  return type === 'boolean' ? false : ''
}

function labelled(form, text, field) {
  const label = make('label', text)
  label.append(field)
  form.append(label)
  return field
}

async function send(method, path, { parameters, values, body }) {
  const url = new URL(
    path.replace(/{(\w+)}/g, (_, name) => encodeURIComponent(values.get(name))),
    location.origin
  )
  const headers = { 'x-xsrf-token': csrfToken() }
  for (const { name, in: place } of parameters) {
    const value = values.get(name)
    if (value && place === 'query') url.searchParams.set(name, value)
    if (value && place === 'header') headers[name] = value
  }
  if (body) headers['content-type'] = 'application/json'
  const answer = await fetch(url, { method, headers, ...(body && { body }) })
  const text = await answer.text()
  try {
    return `${answer.status}\n${JSON.stringify(JSON.parse(text), null, 2)}`
  } catch {
    return `${answer.status}\n${text}`
  }
}

/** Every column of an answer, those of its rows by their path. */
function columnsOf({ type, items, properties }, path = '') {
  if (type === 'array') return columnsOf(items, `${path}[]`)
  return Object.entries(properties ?? {}).flatMap(([name, column]) => {
    const at = path === '' || path === '[]' ? name : `${path}.${name}`
    return [[at, [column.type].flat().join(' or '), column.description], ...columnsOf(column, at)]
  })
}

function answerOf(responses) {
  const schemas = Object.entries(responses).flatMap(([status, { content }]) =>
    status < 300 ? [content?.['application/json']?.schema] : []
  )
  const [schema] = schemas
  if (!schema) return []
  const answer = make('details', '', { open: true })
  const table = make('table')
  for (const cells of columnsOf(schema)) {
    const row = make('tr')
    row.append(...cells.map((text, place) => make(place === 0 ? 'th' : 'td', text)))
    table.append(row)
  }
  answer.append(
    make('summary', schema.type === 'array' ? 'rows of the answer' : 'the answer'),
    table
  )
  return [answer]
}

/** What a section is for; a line that begins with `curl` is an example. */
const introOf = (description = '') =>
  description
    .split('\n\n')
    .filter(Boolean)
    .map((text) => make(text.startsWith('curl') ? 'pre' : 'p', text))

/** The key of a program is no parameter of its operation, but a header of all. */
const KEY = { name: 'Authorization', in: 'header', required: true }

function formOf(method, path, { parameters: named, requestBody, responses, security }) {
  const form = make('form')
  const parameters = security.some(({ machine }) => machine) ? [KEY, ...named] : named
  for (const { name, required } of parameters) {
    const field = labelled(
      form,
      required ? name : `${name}?`,
      make('input', '', { name, required })
    )
    if (name === 'Idempotency-Key' && required) field.value = crypto.randomUUID()
  }
  const schema = requestBody?.content['application/json'].schema
  const area = schema && labelled(form, 'body', make('textarea', '', { name: 'body', rows: 8 }))
  if (area) {
    area.value = JSON.stringify(sample(schema), null, 2)
    const fields = make('details')
    fields.append(make('summary', 'its fields'), make('pre', JSON.stringify(schema, null, 2)))
    form.append(fields)
  }
  for (const [status, { description }] of Object.entries(responses)) {
    form.append(make('div', `${status} ${description}`))
  }
  const output = make('pre', '', { hidden: true })
  form.append(make('button', 'Send'), output)
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const values = new FormData(form)
    output.hidden = false
    output.textContent = await send(method, path, { parameters, values, body: area?.value })
  })
  return form
}

function entryOf(method, path, operation) {
  const entry = make('details')
  entry.append(make('summary', `${method} ${path} – ${operation.summary}`))
  entry.dataset.text = `${method} ${path} ${operation.summary}`.toLowerCase()
  entry.addEventListener(
    'toggle',
    () =>
      entry.append(
        make('p', operation.description),
        ...answerOf(operation.responses),
        formOf(method, path, operation)
      ),
    { once: true }
  )
  return entry
}

const { paths, tags } = await (await fetch('/docs/openapi.json')).json()
const entries = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    room: operation.tags[0],
    entry: entryOf(method.toUpperCase(), path, operation),
  }))
)
for (const { name, description } of tags) {
  const room = make('section')
  room.append(
    make('h2', name),
    ...introOf(description),
    ...entries.filter((e) => e.room === name).map((e) => e.entry)
  )
  at.append(room)
}
document.getElementById('find').addEventListener('input', (event) => {
  const words = event.target.value.toLowerCase()
  for (const { entry } of entries) entry.hidden = !entry.dataset.text.includes(words)
})
