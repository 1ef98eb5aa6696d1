/** A small disk in memory for one program, which nobody else sees and which is gone when it ends. */
import { tmpdir } from 'node:os'
import { capture } from '../processes.mjs'

/** In a mount namespace of its own, which needs no rights on Linux. */
const APART = ['--user', '--map-root-user', '--mount']
/** The disk begins with what the folder holds. */
const MOUNT_AND_RUN = `set -e
folder=$1; size=$2; shift 2
cp -a "$folder" "$folder.seed"
mount -t tmpfs -o "size=$size" tmpfs "$folder"
cp -a "$folder.seed/." "$folder"
exec "$@"`

/** Whether this machine lets a program have one. */
export async function canHaveSmallDisk() {
  const args = [...APART, 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]
  try {
    return (await capture('unshare', args)).code === 0
  } catch {
    return false
  }
}

/**
 * The command that runs `program` with a disk of `sizeMb` megabytes at `folder`.
 * @param {string} folder absolute
 * @param {number} sizeMb
 * @param {[string, string[]]} program with its arguments
 * @returns {[string, string[]]}
 */
export const onSmallDisk = (folder, sizeMb, [program, args]) => [
  'unshare',
  [...APART, 'sh', '-c', MOUNT_AND_RUN, 'sh', folder, `${sizeMb}m`, program, ...args],
]
