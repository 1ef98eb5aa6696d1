// @vitest-environment jsdom
/** Texts of the back office are kept as they were pasted, and refused with their bound (rules 8.18). */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext, Form } from 'ra-core'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { TextField } from '../src/record/inputs/TextField.tsx'
import { TextInput } from '../src/record/inputs/TextInput.tsx'
import { i18nProvider } from '../src/i18n/provider.ts'

beforeAll(() => i18nProvider.changeLocale('tr'))
afterEach(cleanup)

const MOST = { htmlInput: { maxLength: 60 } }
const onSubmit = vi.fn<(values: object) => void>()

function Loose() {
  const [text, setText] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit({ name: text })
      }}
    >
      <TextField
        label="Name"
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={MOST}
      />
      <button type="submit">Save</button>
    </form>
  )
}

const FORMS = {
  'of a record': () => (
    <Form onSubmit={onSubmit}>
      <TextInput source="name" slotProps={MOST} />
      <button type="submit">Save</button>
    </Form>
  ),
  'of a dialog': () => <Loose />,
}

test.each(Object.entries(FORMS))('a text %s', async (_, form) => {
  onSubmit.mockReset()
  render(<CoreAdminContext i18nProvider={i18nProvider}>{form()}</CoreAdminContext>)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  const send = (text: string) => {
    fireEvent.change(field, { target: { value: text } })
    expect(field.value).toBe(text)
    expect(field.maxLength).toBeGreaterThan(10_000)
    fireEvent.click(screen.getByRole('button'))
  }
  send('x'.repeat(10_000))
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(document.body.textContent).toContain('En fazla 60 karakter')
  expect(onSubmit).not.toHaveBeenCalled()
  // marks of direction do not count
  send(`\u202a${'x'.repeat(60)}\u202c`)
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
})

test('no other field of the back office lets the browser cut a text', () => {
  const files = import.meta.glob<string>('../src/**/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const faulty = Object.entries(files).filter(
    ([path, text]) =>
      !/record\/inputs\/Text(?:Input|Field)\.tsx$/.test(path) &&
      /htmlInput: \{[^}]*maxLength|inputProps=\{\{[^}]*maxLength/.test(text) &&
      /import \{[^}]*\b(?:TextInput|TextField|OutlinedInput|InputBase)\b[^}]*\} from '(?:react-admin|@mui\/material)'/.test(
        text
      )
  )
  expect(faulty.map(([path]) => path)).toEqual([])
})
