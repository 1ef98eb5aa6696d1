/** What staff search for is found on both databases, whatever the keyboard (rules 8.6). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { folded } from '@grandstand/shared-types/core/folded'
import { dialect } from '#core/dialect/current'
import { signInAs, type ApiSession } from '#tests/support/client'
import { makeWorld, type World } from '#tests/support/world'

let world: World
let session: ApiSession

const lettersOf = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index)
  ).filter((letter) => /\p{L}/u.test(letter) && folded(letter).length === 1)

test.group('A search of a list', (group) => {
  group.setup(async () => {
    world = await makeWorld()
    session = await signInAs(world.site, world.admin)
  })

  const players = async (q: string) =>
    (await session.list<{ id: number }>('users', { filter: { q } })).body.map(({ id }) => id)

  test('finds the name {0} by {1}')
    .with([
      ['Şahin', 'şahin'],
      ['Şahin', 'SAHIN'],
      ['İstanbullu', 'istanbul'],
      ['Çelik', 'çel'],
      ['Yıldız', 'yildiz'],
      ['Yıldız', 'YILDIZ'],
      ['Παπαδόπουλος', 'ΠΑΠΑΔΟΠΟΥΛΟΣ'],
      ['Παπαδόπουλος', 'παπαδόπουλος'],
      ['علی رضایی', 'رضايي'],
      ['کاظم', 'كاظم'],
      ['می\u200cلان', 'میلان'],
      ['هەولێر', 'هەولیر'],
      ['کۆمەڵە', 'كومەلە'],
      ['کوڕ', 'کور'],
      ['ٱلأهلي', 'الاهلی'],
      ['Иванов', 'ИВАН'],
      ['Großmann', 'GROSSM'],
      ['Sørensen', 'sorensen'],
      ['Đoković', 'dokovic'],
      ['Məmmədov', 'memmedov'],
      ['王伟', '王'],
      ['Van der Meer', 'meer'],
    ])
    .run(async ({ assert }, [name = '', typed = '']) => {
      await db.from('users').where('id', world.player.id).update({ last_name: name })
      assert.deepEqual(await players(typed), [world.player.id])
    })

  test(
    'C29: {0} is found by {1} among people and teams, on MariaDB by its own collation as on SQLite'
  )
    .with([
      ['Şahin', 'şahin'],
      ['Çelik', 'çelik'],
      ['İstanbul', 'istanbul'],
      ['Иван', 'иван'],
      ['Ivan', 'ivan'],
    ])
    .run(async ({ assert }, [name = '', typed = '']) => {
      const unique = `c${world.player.id}${typed.length}`
      await db.from('users').where('id', world.player.id).update({ last_name: name })
      assert.deepEqual(await players(typed), [world.player.id])
      const [teamId = 0]: number[] = await db
        .table('teams')
        .insert({ sport_id: 1, name: `${name} ${unique}`, country_code: null })
      const teams = (q: string) => session.list<{ id: number }>('teams', { filter: { q } })
      const { body } = await teams(`${typed} ${unique}`)
      assert.deepEqual(
        body.map(({ id }) => id),
        [Number(teamId)]
      )
      if (dialect().hasServer) {
        const { version }: { version: string } = await db
          .query<{ version: string }>()
          .from('sites')
          .select(db.raw('version() as version'))
          .firstOrFail()
        assert.match(version, /MariaDB/)
      }
    })

  test('takes the signs _ and % for themselves', async ({ assert }) => {
    await db.from('users').where('id', world.player.id).update({ last_name: 'pi_3Nab 100%!' })
    assert.deepEqual(await players('pi_3Nab'), [world.player.id])
    assert.deepEqual(await players('pi_3n'), [world.player.id])
    assert.deepEqual(await players('100%!'), [world.player.id])
    for (const other of ['pi__3Nab', 'pix3', 'p%b', '100%%']) {
      assert.deepEqual(await players(other), [], other)
    }
  })

  test('finds a username by digits of another keyboard and among invisible marks', async ({
    assert,
  }) => {
    const { username } = world.player
    const typed = username.replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit)))
    assert.deepEqual(await players(`\u202a${typed}\u202c`), [world.player.id])
  })

  test('reads each letter of the 18 languages as the apps do', async ({ assert }) => {
    const letters = [
      ...lettersOf(0xc0, 0x17f),
      ...['ə', 'Ə', 'ß', 'æ', 'œ', 'Ș', 'ș', 'Ț', 'ț'],
      ...lettersOf(0x386, 0x3ce),
      ...lettersOf(0x400, 0x45f),
      ...lettersOf(0x620, 0x64a),
      ...['پ', 'چ', 'ژ', 'ک', 'گ', 'ی', 'ە', 'ۆ', 'ێ', 'ڕ', 'ڵ', 'ڤ', 'ھ', 'ۀ', 'ٱ'],
    ]
    const unread: string[] = []
    for (const letter of letters) {
      const word = folded(letter)
      const texts = dialect().folded('asked.letter', word)
      const rows: { found: number }[] = await db
        .query<{ found: number }>()
        .from(
          db
            .query()
            .select(db.raw('? as letter', [`${letter}x`]))
            .as('asked')
        )
        .select(db.raw(`${texts} like ? as found`, [`${word}x`]))
      if (Number(rows[0]?.found) !== 1) unread.push(`${letter} as ${word}`)
    }
    assert.deepEqual(unread, [])
  })
})
