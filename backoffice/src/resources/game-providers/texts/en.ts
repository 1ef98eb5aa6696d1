/** Texts of game providers, and of games in the audit log. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    'game-providers': {
      name: 'Game provider |||| Game providers',
      create: 'New game provider',
      fields: {
        code: 'Code',
        name: 'Name',
        dialect: 'Wallet dialect',
        apiUrl: 'API address',
        allowedAddresses: 'Allowed addresses',
        allowedOrigins: 'Origins of its games',
        publicKey: 'Public key (PEM)',
        secretNames: 'Secrets',
        listOrder: 'Order',
        isEnabled: 'Open',
      },
    },
  },
  gameProviders: {
    search: 'Name or code',
    codeHint: 'Part of the wallet’s address: /v1/wallet/<code>',
    apiUrlHint: 'Where its list of games and its launches are asked for; begins with https://.',
    addressesHint: 'IP addresses or networks from which it calls us; empty: any.',
    originsHint: 'Its games open from these origins alone: https://games.example',
    publicKeyHint: 'For a provider that signs with RSA; empty: the shared secret is used.',
    hmacSecret: 'Shared secret (HMAC)',
    stored: 'Stored; type a new one to replace it',
    secretsLost: 'This server cannot read the secret; enter it again.',
    import: 'Fetch the list of games',
    importTitle: '%{name}: fetch the list of games',
    importHint:
      'New games are added, the facts of known ones renewed. Your order, categories and switches stay as they are.',
    showNew: 'Show new games at once',
    imported: '%{added} new, %{changed} changed, %{unchanged} as before',
    importRefused: '%{refused} games were left out, because their form is wrong.',
    importGone: '%{gone} games are no longer in the list; hide them if you like.',
    sections: { general: 'General', access: 'Access', keys: 'Keys' },
  },
  values: {
    walletDialect: { grandstand: 'Grandstand', hub88: 'Hub88' },
    auditAction: {
      'gameProvider.create': 'Game provider added',
      'gameProvider.update': 'Game provider changed',
      'gameProvider.delete': 'Game provider removed',
      'gameCategory.create': 'Game category added',
      'gameCategory.update': 'Game category changed',
      'gameCategory.delete': 'Game category removed',
      'game.create': 'Game added',
      'game.update': 'Game changed',
      'game.delete': 'Game removed',
    },
    subject: {
      gameProvider: 'Game provider',
      gameCategory: 'Game category',
      game: 'Game',
    },
  },
}

export default texts
