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
        health: 'Health',
        healthWindowMinutes: 'Window (minutes)',
        healthLeastCalls: 'Least calls',
        healthFailurePercent: 'Part of failures (%)',
        healthLagSeconds: 'Lag (seconds)',
        healthProbeSeconds: 'Pause before a new try (seconds)',
        orphanRollbackMinutes: 'Rollback of orphan bets (minutes)',
        interruptedMinutes: 'Interrupted round (minutes)',
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
    operatorId: 'Number of the operator at Hub88',
    privateKey: 'Our private key (PEM)',
    privateKeyHint: 'RSA; Hub88 gets the public key that belongs to it.',
    subPartnerId: 'Name of the brand at Hub88 (sub-partner)',
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
    health: {
      title: 'Health',
      state: 'State',
      since: 'Since',
      cause: 'Cause',
      probeAt: 'Next try',
      shut: 'Shut off',
      open: 'Open again',
      shutTitle: 'Shut off %{name}?',
      openTitle: 'Open %{name} again?',
      shutHint:
        'Its games leave the lobbies and none is launched. Wins and rollbacks are still taken.',
      openHint:
        'Its games return to the lobbies at once. If it is still ill, it is shut off again by itself.',
      asked: 'Our questions',
      failed: 'Without an answer',
      called: 'Its calls',
      bad: 'Unreadable',
      forged: 'Wrong signature',
      askedMs: 'Time of its answers (95%)',
      answerMs: 'Time of our answers (95%)',
      lagMs: 'Lag (95%)',
      chart: 'The last three hours, by minute',
      quiet: 'Nothing passed between us and this provider in the last three hours.',
    },
    boundsHint:
      'Past these bounds within the window its games leave the lobbies; they return by themselves once it is well.',
    orphanHint:
      'A bet that the provider does not know is rolled back after so many minutes; 0: staff decide.',
    interruptedHint:
      'The provider is asked about an open round after so many minutes without a call.',
    sections: {
      general: 'General',
      access: 'Access',
      keys: 'Keys',
      health: 'Bounds of health',
      rounds: 'Rounds',
    },
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
