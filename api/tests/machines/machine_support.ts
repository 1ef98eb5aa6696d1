/** A shop whose desk has a registered machine, and the machine's side of the talk: its key and its proofs. */
import { createHash, generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { depositText, signInText } from '@grandstand/shared-types/accounts/machines'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import type {
  Challenge,
  DepositCredited,
  MachineProof,
  MachineRegistered,
  MachineRow,
  OwnMachine,
} from '@grandstand/shared-types/wire/desk/machines'
import { clock } from '#core/timing/clock'
import { makeDesks } from '#tests/desk/desk_support'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { DEFAULT_PASSWORD, makeUser, type TestSite, type TestUser } from '#tests/support/factories'

export interface TestMachine {
  id: number
  machineId: string
  username: string
  privateKey: KeyObject
}

const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })

/** As WebCrypto signs: r and s. */
export const signed = (key: KeyObject, text: string): string =>
  sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64')

export const register = (staff: ApiSession, user: TestUser, machineId = newMachineId()) =>
  staff
    .post<MachineRegistered & Refusal>('/v1/machines', {
      userId: user.id,
      name: 'Desk 1',
      machineId,
    })
    .then((answer) => ({ ...answer, machineId }))

/** In the form of a MAC address. */
const newMachineId = (): string =>
  (createHash('sha256').update(randomUUID()).digest('hex').slice(0, 12).match(/../g) ?? []).join(
    ':'
  )

export async function enrol(site: TestSite, machineId: string, code: string, keys = newKeys()) {
  const publicKey = keys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  const answer = await new ApiSession(site.host).post<OwnMachine & Refusal>(
    '/v1/machines/enrolments',
    { machineId, code, publicKey }
  )
  return { ...answer, privateKey: keys.privateKey }
}

/** A registered machine of the user, with its key. */
export async function makeMachine(
  site: TestSite,
  staff: ApiSession,
  user: TestUser
): Promise<TestMachine> {
  const { machineId, body, status } = await register(staff, user)
  if (status !== 201) throw new Error(JSON.stringify(body))
  const { privateKey } = await enrol(site, machineId, body.code)
  return { id: body.id, machineId, username: user.username, privateKey }
}

/** A proof of the machine for a user, its own unless another is named. */
export async function proofOf(
  site: TestSite,
  { machineId, username, privateKey }: Omit<TestMachine, 'id'>
): Promise<MachineProof> {
  const asker = { machineId, username }
  const { body } = await new ApiSession(site.host).post<Challenge>('/v1/machines/challenges', asker)
  const { challenge } = body
  return {
    machineId,
    challenge,
    signature: signed(privateKey, signInText({ ...asker, challenge })),
  }
}

/** Signs in by the password, with a proof unless it is left out. */
export async function signInAt(site: TestSite, user: TestUser, machine?: MachineProof) {
  const session = new ApiSession(site.host)
  const { username } = user
  const answer = await session.post<Me & Refusal>('/v1/sessions', {
    username,
    password: DEFAULT_PASSWORD,
    ...(machine && { machine }),
  })
  return { session, ...answer }
}

/** A shop whose first desk works on its registered machine only; `admin` manages machines. */
export async function makeShop() {
  const desks = await makeDesks()
  const { site, dealer } = desks
  const admin = await signInAs(site, await makeUser({ site, type: 'admin' }))
  const user = desks.first.user
  const machine = await makeMachine(site, admin, user)
  await admin.put(`/v1/users/${user.id}`, { requiresMachine: true })
  const { session } = await signInAt(site, user, await proofOf(site, machine))
  const player = await makeUser({ site, type: 'player', parent: dealer })
  return { ...desks, admin, user, machine, session, player }
}

export const machineRights: Permission[] = ['machines.view', 'machines.manage']

export const boardOf = async (staff: ApiSession, id: number) =>
  (await staff.get<MachineRow & Refusal>(`/v1/machines/${id}`)).body

interface Cash {
  username: string
  creditMinor?: number
  uuid?: string
  sentAt?: number
}

/** A signed message of the machine about cash. */
export function cashMessage(machine: TestMachine, cash: Cash) {
  const { machineId, privateKey } = machine
  const content = {
    machineId,
    creditMinor: 5_000,
    uuid: randomUUID(),
    sentAt: clock.now(),
    ...cash,
  }
  return { ...content, signature: signed(privateKey, depositText(content)) }
}

/** Sends a message of a machine, as its software does: without a session. */
export const deposit = (site: TestSite, message: object) =>
  new ApiSession(site.host).post<DepositCredited & Refusal>('/v1/machines/deposits', message)

/** The reasons of the refusals of a machine in the audit log, oldest first. */
export async function refusalsOf(machineId: string): Promise<string[]> {
  const rows = await db
    .query<{ detail: string }>()
    .from('audit_log')
    .where('action', 'machine.refused')
    .orderBy('id')
    .select('detail')
  return rows
    .map(({ detail }): { machineId: string; reason: string } => JSON.parse(detail))
    .filter((detail) => detail.machineId === machineId)
    .map(({ reason }) => reason)
}

/** Lets this time pass at once. */
export const pass = (ms: number): void => clock.set(clock.now() + ms)
