/**
 * Passwords that a guesser tries first; neither staff nor people who registered on the web may have them (rules 8.2). Lower
 * case, without repeats.
 */
const COMMON = `
12345678 123456789 1234567890 0123456789 87654321 987654321 9876543210 11111111 22222222 33333333
44444444 55555555 66666666 77777777 88888888 99999999 00000000 111111111 000000000 1111111111
0000000000 12341234 12312312 123123123 11223344 1122334455 12121212 13131313 10101010 01234567
11112222 12344321 123454321 147258369 789456123 159753456 14725836 12345679 13579246 24681012
password password1 password12 password123 password1234 passwordpassword passw0rd p@ssw0rd p@ssword pa55word
parola12 parola123 parola1234 parolaparola sifre123 sifre1234 sifresifre sifremsifrem sifrem123 sifreyok
admin123 admin1234 admin12345 admin123456 adminadmin administrator admin2024 admin2025 admin2026 superadmin
root1234 rootroot toor1234 superuser manager1 manager123 yonetici yonetici1 yonetici123 operator
operator1 operator123 dealer12 dealer123 dealer1234 dealerdealer bayi1234 bayibayi kasiyer1 kasiyer123
player12 player123 player1234 cashier1 cashier123 terminal terminal1 terminal123 user1234 user12345
useruser username test1234 test12345 testtest testing1 testing123 demo1234 demodemo guest123
guest1234 guestguest welcome1 welcome12 welcome123 hosgeldin merhaba1 merhaba12 merhaba123 selam123
login123 loginlogin letmein1 letmein12 letmein123 changeme changeme1 changeme123 changeit default1
default123 secret12 secret123 topsecret gizli123 degistir degistir1 computer bilgisayar internet
qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyqwerty qwer1234 q1w2e3r4 q1w2e3r4t5
1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsxedc qazwsx123 asdfghjk asdfghjkl asdf1234 asdfasdf asdasd123
zxcvbnm1 zxcvbnm123 zxcv1234 abcdefgh abcd1234 abcde12345 abc12345 abcabc123 aaaaaaaa aaaa1111
a1b2c3d4 aa123456 a1234567 a12345678 qq123456 zaq12wsx iloveyou iloveyou1 seviyorum seniseviyorum
galatasaray galatasaray1 fenerbahce fenerbahce1 besiktas besiktas1 trabzonspor cimbom1905 fener1907 besiktas1903
istanbul istanbul34 istanbul1 istanbul1453 ankara06 izmir3535 turkiye1 turkiye1923 turkiyem ataturk1
ataturk1923 ataturk1881 football football1 futbol12 futbol123 baseball basketball liverpool barcelona
realmadrid chelsea1 arsenal1 juventus superman batman123 princess sunshine dragon12 dragon123
monkey123 michael1 mustafa1 mustafa123 mehmet12 mehmet123 ahmet123 ahmet1234 ayse1234 fatma123
casino12 casino123 bahis123 bahisbahis betting1 bet12345 jackpot1 jackpot777 kupon123 iddaa123
`

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(COMMON.trim().split(/\s+/))

/** Whether a password is among the common ones; capitals do not count. */
export const isCommonPassword = (password: string): boolean =>
  COMMON_PASSWORDS.has(password.toLowerCase())
