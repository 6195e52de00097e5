/** A maker, packer or importer as the package declares it. */
export interface Party {
  readonly name: string;
  readonly address: string;
}

export const appleInc: Party = { name: 'Apple Inc.', address: 'One Apple Park Way, Cupertino, CA 95014, USA' };
export const appleIndia: Party = {
  name: 'Apple India Private Limited',
  address: '19th Floor, Concorde Tower C, UB City, 24 Vittal Mallya Road, Bengaluru 560001',
};

export const samsungIndia: Party = {
  name: 'Samsung India Electronics Private Limited',
  address: 'B-1, Sector 81, Phase II, Noida 201305, Uttar Pradesh',
};
export const samsungVietnam: Party = {
  name: 'Samsung Electronics Vietnam Co., Ltd.',
  address: 'Yen Phong Industrial Park, Bac Ninh Province, Vietnam',
};
export const samsungImports: Party = {
  name: 'Samsung India Electronics Private Limited',
  address: '6th Floor, DLF Centre, Sansad Marg, New Delhi 110001',
};

export const xiaomiIndia: Party = {
  name: 'Xiaomi Technology India Private Limited',
  address: 'Building Orchid, Block E, Embassy Tech Village, Outer Ring Road, Bengaluru 560103',
};
export const xiaomiChina: Party = {
  name: 'Xiaomi Communications Co., Ltd.',
  address: 'Anningzhuang Road, Haidian District, Beijing, China',
};

export const onePlusIndia: Party = {
  name: 'OnePlus Technology India Private Limited',
  address: 'UB City, 24 Vittal Mallya Road, Ashok Nagar, Bengaluru 560001',
};
export const onePlusChina: Party = {
  name: 'OnePlus Technology (Shenzhen) Co., Ltd.',
  address: 'Tairan Building, Tian’an Cyber Park, Futian District, Shenzhen, China',
};

export const nothingUk: Party = { name: 'Nothing Technology Limited', address: 'London, United Kingdom' };
export const nothingIndia: Party = {
  name: 'Nothing Technology India Private Limited',
  address: 'Gurugram, Haryana',
};

export const realmeIndia: Party = {
  name: 'Realme Mobile Telecommunications (India) Private Limited',
  address: '3rd Floor, Tower B, Building 8, DLF Cyber City, Gurugram 122002, Haryana',
};
export const realmeChina: Party = {
  name: 'Realme Chongqing Mobile Telecommunications Corp., Ltd.',
  address: '178 Yulong Avenue, Yufengshan, Yubei District, Chongqing, China',
};

export const imagineMarketing: Party = {
  name: 'Imagine Marketing Limited',
  address: 'Corporate Avenue, Andheri Ghatkopar Link Road, Andheri East, Mumbai 400093',
};
export const califonix: Party = {
  name: 'Califonix Tech and Manufacturing Private Limited',
  address: 'Noida, Uttar Pradesh',
};
