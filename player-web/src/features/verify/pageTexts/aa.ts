/** Arabic texts of the page on which rounds are checked; they load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  verify: {
    lead: 'أعد حساب جولة في هذا المتصفح من البذور التي أظهرتها اللعبة بعدها.',
    game: 'اللعبة',
    serverSeed: 'بذرة الخادم',
    hash: 'البصمة المنشورة',
    hashHint: 'البصمة (hash) التي أظهرتها اللعبة قبل رهانك.',
    clientSeed: 'بذرة اللاعب',
    round: 'الجولة',
    bets: 'الرهانات كما تعرضها اللعبة',
    check: 'تحقق من الجولة',
    result: 'النتيجة',
    outcome: '{{game}}، الجولة {{round}}',
    computedHash: 'بصمة بذرة الخادم',
    bet: 'الرهان',
    stake: 'مبلغ الرهان',
    win: 'الربح',
    noBet: 'هذا ليس رهانًا في هذه اللعبة.',
    drawnInOrder: 'بترتيب السحب',
    deadHeat: 'تعادل المراكز',
    runner: 'المتسابق',
    brokeOff: 'توقف عند',
    cardsOrder: 'ورقتان للاعب وورقتان للموزع، ثم حسب الطلب.',
    howTitle: 'لماذا لا يستطيع أحد تغيير جولة',
    how: {
      before:
        'قبل الرهانات تنشر اللعبة بصمة بذرتها السرية. لا يمكن معرفة البذرة من البصمة، ولا تعطيها أي بذرة أخرى.',
      during: 'بذرة الخادم وبذرتك ورقم الجولة تحدد معًا كل سحب.',
      after:
        'بعد ذلك تكشف اللعبة بذرة الخادم. أدخلها هنا: يجب أن تتطابق البصمة وأن تكون النتيجة هي التي رأيتها.',
    },
    verdict: {
      matches: 'البصمة متطابقة: حُددت البذرة قبل الرهانات.',
      differs: 'البصمة غير متطابقة: هذه ليست البذرة المنشورة.',
      unknown: 'لم تُدخل بصمة. قارن هذه بالبصمة التي نشرتها اللعبة.',
    },
    fault: {
      seedMissing: 'أدخل بذرة الخادم.',
      roundWrong: 'الجولة عدد صحيح يبدأ من 0.',
      hashWrong: 'تتكون البصمة من 64 خانة من 0 إلى 9 ومن a إلى f.',
      betsWrong: 'لا يمكن قراءة هذه الرهانات.',
    },
    colour: {
      red: 'أحمر',
      black: 'أسود',
      green: 'أخضر',
    },
    games: {
      slot: 'سلوت',
      roulette: 'روليت',
      keno: 'كينو',
      lotto6of49: 'لوتو 6 من 49',
      lotto5of36: 'لوتو 5 من 36',
      bingo75: 'بنغو 75',
      bingo90: 'بنغو 90',
      greyhounds: 'سباق كلاب',
      horses: 'سباق خيل',
      football: 'كرة قدم افتراضية',
      tennis: 'تنس افتراضي',
      crash: 'كراش',
      blackjack: 'بلاك جاك',
    },
  },
} satisfies TextsLike<typeof turkish, 'aa'>
