/** A settlement of the demo; `county_code` is the one tax numbers of its firms end in. */
export type PlaceRecord = { zip: string; city: string; county_code: string }

const rows = `1033 Budapest 41|1047 Budapest 41|1119 Budapest 43|1138 Budapest 41|1142 Budapest 42
1106 Budapest 42|1171 Budapest 42|1181 Budapest 43|1203 Budapest 43|1222 Budapest 43
7621 Pécs 02|7700 Mohács 02|6000 Kecskemét 03|6500 Baja 03|5600 Békéscsaba 04|5900 Orosháza 04
3525 Miskolc 05|3700 Kazincbarcika 05|6720 Szeged 06|6800 Hódmezővásárhely 06
8000 Székesfehérvár 07|2400 Dunaújváros 07|9022 Győr 08|9400 Sopron 08|4024 Debrecen 09
4220 Hajdúböszörmény 09|3300 Eger 10|3200 Gyöngyös 10|2800 Tatabánya 11|2900 Komárom 11
3100 Salgótarján 12|2660 Balassagyarmat 12|2000 Szentendre 13|2100 Gödöllő 13|2220 Vecsés 13
2600 Vác 13|2700 Cegléd 13|7400 Kaposvár 14|8600 Siófok 14|4400 Nyíregyháza 15|4600 Kisvárda 15
5000 Szolnok 16|5100 Jászberény 16|7100 Szekszárd 17|7030 Paks 17|9700 Szombathely 18
9600 Sárvár 18|8200 Veszprém 19|8500 Pápa 19|8900 Zalaegerszeg 20|8800 Nagykanizsa 20`

/** Real settlements of every county, used for the addresses of firms and members. */
export const places: PlaceRecord[] = rows.split(/[|\n]/).map((row) => {
  const [zip, city, county_code] = row.split(' ')
  return { zip, city, county_code }
})
