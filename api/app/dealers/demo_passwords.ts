/** Users of the demo who still have a published password. */
import { replacePassword } from '#accounts/actions/reset_password'
import User from '#accounts/models/user'
import { isPassword } from '#accounts/password_hash'
import {
  DEMO_SITE_KEY,
  isOwnMachine,
  KNOWN_SIGN_INS,
  requireDemoPassword,
  SECOND_BRAND,
  UnsafeDemo,
  type Listening,
} from '#dealers/demo_sign_ins'
import Site from '#sites/models/site'

/** Throws `UnsafeDemo` as `requireDemoPassword`, and when a user of the demo still has a published password. */
export async function requireSafeDemo(listening: Listening): Promise<void> {
  requireDemoPassword(listening)
  if (isOwnMachine(listening.host)) return
  const known = [...new Set((await withKnownPassword()).map(({ username }) => username))]
  if (known.length === 0) return
  throw new UnsafeDemo(
    `HOST is ${listening.host}, and everybody knows the passwords of ${known.join(', ')}, which are the demo's: change` +
      ' them at HOST=127.0.0.1, or run npm start once with DEMO=true and DEMO_PASSWORD set'
  )
}

/** Gives `ownPassword` to every demo user who still has a published password. Throws 422 as `checkPassword`. */
export async function replaceKnownPasswords(ownPassword: string): Promise<void> {
  for (const user of await withKnownPassword()) {
    await replacePassword(user, ownPassword, { actorId: null, ip: '' })
  }
}

async function withKnownPassword(): Promise<User[]> {
  const sites = await Site.query().whereIn('key', [DEMO_SITE_KEY, SECOND_BRAND.key]).orderBy('id')
  const found: User[] = []
  for (const { id: siteId } of sites) {
    for (const { username, password } of KNOWN_SIGN_INS) {
      const user = await User.query().where({ siteId, usernameKey: username }).first()
      if (user && (await isPassword(user.passwordHash, password, 'known'))) found.push(user)
    }
  }
  return found
}
