import { test } from '@japa/runner'
import { kickoffAt, parseIsoDay } from '#season_files/reading/season_matches'

test.group('A kick-off of a season file', () => {
  test('{0} {1} in {2} does not exist, since clocks go forward')
    .with([
      ['2026-03-29', '02:30', 'Europe/Berlin'],
      ['2022-03-22', '00:30', 'Asia/Tehran'],
      ['2026-04-24', '00:00', 'Africa/Cairo'],
    ])
    .run(({ assert }, [day = '', time = '', zone = '']) => {
      const date = parseIsoDay(day)
      assert.isNotNull(date)
      assert.isNull(date && kickoffAt(date, time, zone))
    })

  test('the hour before and the hour after do', ({ assert }) => {
    const day = parseIsoDay('2026-03-29')
    const at = (time: string) => day && kickoffAt(day, time, 'Europe/Berlin')
    assert.equal(at('01:30'), Date.UTC(2026, 2, 29, 0, 30))
    assert.equal(at('03:30'), Date.UTC(2026, 2, 29, 1, 30))
  })
})
