import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { StaffHtml } from '../src/ui/staffHtml/StaffHtml.tsx'

const HTML = `<p><a href="/page/9">rules</a> <a href="/en/page/7#team">us</a>
<a href="https://other.test/a">other</a> <a href="/files/a.webp">picture</a>
<a href="/tr/page/5" target="_blank">new tab</a></p>`

function Place() {
  const { pathname, hash } = useLocation()
  return <output>{pathname + hash}</output>
}

function shown() {
  history.replaceState(null, '', '/tr/page/6')
  render(
    <MemoryRouter initialEntries={['/tr/page/6']}>
      <StaffHtml html={HTML} />
      <Place />
    </MemoryRouter>
  )
  return () => screen.getByRole('status').textContent
}

describe('Text that staff have written', () => {
  afterEach(() => history.replaceState(null, '', '/'))

  test('opens pages of the site without a reload, in the language of the page', () => {
    const place = shown()
    expect(fireEvent.click(screen.getByText('rules'))).toBe(false)
    expect(place()).toBe('/tr/page/9')
    fireEvent.click(screen.getByText('us'))
    expect(place()).toBe('/en/page/7#team')
  })

  test('leaves other sites, files, new tabs and clicks with a key to the browser', () => {
    const place = shown()
    const stop = (event: Event) => event.preventDefault()
    // jsdom cannot open a page
    window.addEventListener('click', stop)
    for (const name of ['other', 'picture', 'new tab']) fireEvent.click(screen.getByText(name))
    fireEvent.click(screen.getByText('rules'), { ctrlKey: true })
    window.removeEventListener('click', stop)
    expect(place()).toBe('/tr/page/6')
  })
})
