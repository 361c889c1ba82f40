import { giftsOf, sameInBoth } from './gift_lists.js'

/** Power tools. */
export const powerTools = giftsOf('elektromos-szerszamok', 100, [
  {
    slug: 'akkus-furo-csavarozo-18-v',
    title_hu: 'Akkus fúró-csavarozó, 18 V',
    title_en: 'Cordless drill, 18 V',
    short_description_hu: 'Két akkuval, töltővel, kofferben.',
    short_description_en: 'With two batteries, charger and case.',
    text_hu: [
      'Szénkefe nélküli motor, 60 Nm nyomaték, 13 mm-es gyorstokmány. Betonba ütvefúró fokozattal fúr.',
      'A csomagban két darab 4,0 Ah-s akku és egy gyorstöltő van. Három év gyártói jótállás.',
    ],
    text_en: [
      'Brushless motor, 60 Nm of torque, 13 mm keyless chuck. A hammer stage drills into concrete.',
      'The box holds two 4.0 Ah batteries and a fast charger. Three years of maker’s warranty.',
    ],
    price: 15_000,
    stock: 14,
    drawing: 'drill',
  },
  {
    slug: 'sarokcsiszolo-125-mm',
    title_hu: 'Sarokcsiszoló, 125 mm',
    title_en: 'Angle grinder, 125 mm',
    short_description_hu: '1100 W, fokozatmentes fordulatszám.',
    short_description_en: '1,100 W, variable speed.',
    text_hu: [
      'Lágyindítás, visszarúgás-gátlás és rezgéscsillapított pótfogantyú. A védőburkolat szerszám nélkül állítható.',
      'Egy gyémánttárcsa is jár hozzá csempéhez és járólaphoz.',
    ],
    text_en: [
      'Soft start, kick-back stop and a damped side handle. The guard is set without tools.',
      'A diamond disc for wall and floor tiles is included.',
    ],
    price: 11_500,
    stock: 9,
    drawing: 'angle_grinder',
  },
  {
    slug: 'szurofuresz-650-w',
    title_hu: 'Szúrófűrész, 650 W',
    title_en: 'Jigsaw, 650 W',
    short_description_hu: 'Fához, laminálthoz, gipszkartonhoz.',
    short_description_en: 'For wood, laminate and plasterboard.',
    text_hu: [
      'Négyfokozatú ingamozgás, 90 mm vágásmélység fában, 45 fokig dönthető talp.',
      'A porelszívó csonk a szokásos tömlőkre illik. Öt fűrészlappal.',
    ],
    text_en: [
      'Four pendulum stages, cuts wood up to 90 mm, foot tilts to 45 degrees.',
      'The dust port fits common hoses. Comes with five blades.',
    ],
    price: 12_800,
    stock: 6,
    drawing: 'jigsaw',
  },
  {
    slug: 'keverogep-1400-w',
    title_hu: 'Keverőgép, 1400 W',
    title_en: 'Paddle mixer, 1,400 W',
    short_description_hu: 'Ragasztóhoz, habarcshoz, önterülőhöz.',
    short_description_en: 'For adhesive, mortar and levelling compound.',
    text_hu: [
      'Két sebesség, M14-es csatlakozás, 40 kg anyagig. A keret leteszi a gépet, hogy a szár ne görbüljön.',
      'Csigaszárral jár a sűrű anyagokhoz.',
    ],
    text_en: [
      'Two speeds, M14 thread, up to 40 kg of material. The frame lets it stand so that the shaft stays straight.',
      'Comes with a spiral paddle for stiff mixes.',
    ],
    price: 14_200,
    stock: 5,
    is_new: true,
    drawing: 'paddle_mixer',
  },
  {
    slug: 'holegfuvo-2000-w',
    title_hu: 'Hőlégfúvó, 2000 W',
    title_en: 'Heat gun, 2,000 W',
    short_description_hu: '50–600 °C, festékeltávolításhoz.',
    short_description_en: '50–600 °C, strips old paint.',
    text_hu: [
      'Kétfokozatú légáram és tíz fokban állítható hőmérséklet. Négy fúvókával és festékkaparóval.',
    ],
    text_en: [
      'Two air stages and temperature in steps of ten degrees. With four nozzles and a paint scraper.',
    ],
    price: 7_600,
    stock: 11,
    drawing: 'heat_gun',
  },
  {
    slug: 'furoszarkeszlet',
    title_hu: 'Fúrószárkészlet',
    title_en: 'Drill bit set',
    short_description_hu: 'Öt szár egy dobozban.',
    short_description_en: 'Five bits in one box.',
    text_hu: [
      'Keményfém lapkás szárak betonhoz és téglához, köszörült szárak fémhez és fához. Válassza ki a tokmányának megfelelő befogást.',
    ],
    text_en: [
      'Carbide-tipped bits for concrete and brick, ground bits for metal and wood. Choose the shank that fits your chuck.',
    ],
    price: 2_600,
    stock: 40,
    drawing: 'drill_bits',
    variations: [
      sameInBoth('Fúrószár', 'Drill bit', ['SDS-plus', 'HSS', 'HEX 1/4"']),
      sameInBoth('Átmérő', 'Diameter', ['4–8 mm', '6–12 mm']),
    ],
  },
])
