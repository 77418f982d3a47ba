-- {"tokens": {"Ada": "5bb5b52d8b16123a.Sn-cQZMaWCaok2iZDYlG8DEGybJiFD3dT7XaQAoCPXQ", "Bo": "941a8d4165346af6.wWeyMSD8LHFbJxHC4mi8F-qUNZ9TsDbmHI1UF74gAKM"}, "lobby": "tGVxnlIPlq_IJZ4riO2QiQ", "playing": "yz6KdyP1BeCMgohB49Ijmg", "over": "sVlQu2O55oEXiqLq7UYrxw"}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('5bb5b52d8b16123a','{"id":"5bb5b52d8b16123a","name":"Ada","avatar":"fox","token_hash":"5dafe3187c1740acad1170b44d843b2af59eea5cec00d555ccbcb06e7a48a4da","created":1795062775.7697399,"blocked":[]}');
INSERT INTO "guests" VALUES('941a8d4165346af6','{"id":"941a8d4165346af6","name":"Bo","avatar":"fox","token_hash":"fd11cdf835eda44048db055afd940d478d5caed372fc56497a26737fcce141ec","created":1795062775.8989344,"blocked":[]}');
CREATE TABLE keys (
	name VARCHAR(40) NOT NULL, 
	value VARCHAR(64) NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('serves','0001');
INSERT INTO "keys" VALUES('cookies','bc134842d6d0520ef2034c3dfb73d418999b787364842350071b2253913ee141');
INSERT INTO "keys" VALUES('alive','1795062778.248669');
CREATE TABLE members (
	guest VARCHAR(32) NOT NULL, 
	"table" VARCHAR(32) NOT NULL, 
	PRIMARY KEY (guest, "table"), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "members" VALUES('5bb5b52d8b16123a','tGVxnlIPlq_IJZ4riO2QiQ');
INSERT INTO "members" VALUES('941a8d4165346af6','tGVxnlIPlq_IJZ4riO2QiQ');
INSERT INTO "members" VALUES('5bb5b52d8b16123a','sVlQu2O55oEXiqLq7UYrxw');
INSERT INTO "members" VALUES('941a8d4165346af6','sVlQu2O55oEXiqLq7UYrxw');
INSERT INTO "members" VALUES('5bb5b52d8b16123a','yz6KdyP1BeCMgohB49Ijmg');
INSERT INTO "members" VALUES('941a8d4165346af6','yz6KdyP1BeCMgohB49Ijmg');
CREATE TABLE moves (
	"table" VARCHAR(32) NOT NULL, 
	ply INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	said TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	id VARCHAR(40) NOT NULL, epoch INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY ("table", ply), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "moves" VALUES('sVlQu2O55oEXiqLq7UYrxw',0,0,'open 9D',1.79506277794308805465e+09,'58b5dd15bc15d3fa',0);
INSERT INTO "moves" VALUES('sVlQu2O55oEXiqLq7UYrxw',1,1,'open 3C',1.7950627779501385689e+09,'2e6a3fffde9c99d3',0);
INSERT INTO "moves" VALUES('sVlQu2O55oEXiqLq7UYrxw',2,0,'upgrade d2',1.79506277795393013956e+09,'e807d6225f6041c8',0);
INSERT INTO "moves" VALUES('sVlQu2O55oEXiqLq7UYrxw',3,1,'discard',1.79506277795581507686e+09,'22fb619836b4921c',0);
INSERT INTO "moves" VALUES('sVlQu2O55oEXiqLq7UYrxw',4,0,'attack p2',1.79506277795831799509e+09,'46c71587c2eb3796',0);
INSERT INTO "moves" VALUES('sVlQu2O55oEXiqLq7UYrxw',5,1,'attack p1',1.79506277796004724495e+09,'a2f88fae9199662f',0);
INSERT INTO "moves" VALUES('yz6KdyP1BeCMgohB49Ijmg',0,0,'open 5D',1.79506277809872150422e+09,'6ef574d3f5ffee06',0);
INSERT INTO "moves" VALUES('yz6KdyP1BeCMgohB49Ijmg',1,1,'open 9S',1.79506277810172963139e+09,'c929c803aa3c6738',0);
INSERT INTO "moves" VALUES('yz6KdyP1BeCMgohB49Ijmg',2,0,'upgrade a1',1.79506277810297226902e+09,'8b7411aa1fce5389',0);
INSERT INTO "moves" VALUES('yz6KdyP1BeCMgohB49Ijmg',3,1,'upgrade d1',1.79506277810518169403e+09,'61c029e7e85c6582',0);
INSERT INTO "moves" VALUES('yz6KdyP1BeCMgohB49Ijmg',4,0,'attack p2',1.79506277810802674288e+09,'fe1a24a7e52fa36f',0);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	code VARCHAR(12) NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	status VARCHAR(12) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	changed FLOAT NOT NULL, 
	due FLOAT NOT NULL, 
	version INTEGER NOT NULL, 
	body TEXT NOT NULL, worker VARCHAR(16) DEFAULT '' NOT NULL, epoch INTEGER DEFAULT '0' NOT NULL, taken FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (code)
);
INSERT INTO "tables" VALUES('tGVxnlIPlq_IJZ4riO2QiQ','VT2JY9','5bb5b52d8b16123a','lobby',1,1.79506277750447392456e+09,0.0,1,'{"id":"tGVxnlIPlq_IJZ4riO2QiQ","code":"VT2JY9","game":"upgrade","rules":2,"options":{},"seats":[{"guest":"5bb5b52d8b16123a","name":"Ada","avatar":"fox"},{"guest":"941a8d4165346af6","name":"Bo","avatar":"owl"},{}],"host":"5bb5b52d8b16123a","secret":"sealed:86123d380ed112afc2c04536a5304505","status":"lobby","listed":true,"clock":"none","starts":"lot","hints":false,"commitment":"","rounds":null,"origin":null,"previous":"","following":"","junior":-1,"tied":[],"scores":{},"muted":[],"kept_out":{},"forgotten":[],"votes":{},"hinted":{},"renewed":{},"taken_back":0,"result":"","ending":"","adjourned":false,"created":1795062777.2763863,"changed":1795062777.504474,"dealt":0.0,"due":0.0,"version":1}','',0,0.0);
INSERT INTO "tables" VALUES('sVlQu2O55oEXiqLq7UYrxw','8FMAN4','5bb5b52d8b16123a','over',0,1.79506277796052241329e+09,0.0,10,'{"id":"sVlQu2O55oEXiqLq7UYrxw","code":"8FMAN4","game":"upgrade","rules":2,"options":{"turn_limit":4},"seats":[{"guest":"941a8d4165346af6","name":"Bo","avatar":"owl","ready":true,"commitment":"a3e7216072ad83e70f558eb63ba50d5511e685500b1b3bd386f74b3e8f8b6306","contribution":"1469fe659a355822edac2d5b2429bae9","nonce":"994064e030064e2c338260342618f174"},{"guest":"5bb5b52d8b16123a","name":"Ada","avatar":"fox","commitment":"48abfec50d30578d803cf6997970eca053903cc36ac64f3ccf52886f220ae056","contribution":"ba66961d8347271b2594a021669cd2e3","nonce":"78418edd01f9f49180ebd8cd7c102c35"}],"host":"5bb5b52d8b16123a","secret":"sealed:54f8abc95f00f0f0fb17e2d5820bee27","status":"over","listed":false,"clock":"none","starts":"lot","hints":false,"commitment":"c4fb29d2184957dcc1ef1d8e3566820b959be0911b7c3c40805ccbf4f1345bae","rounds":{"lot":[0,1],"opening":true,"first":1},"origin":null,"previous":"","following":"","junior":-1,"tied":[],"scores":{"941a8d4165346af6":1},"muted":[],"kept_out":{},"forgotten":[],"votes":{},"hinted":{},"renewed":{},"taken_back":0,"result":"p1","ending":"played","adjourned":false,"created":1795062777.6261475,"changed":1795062777.9605224,"dealt":1795062777.9213161,"due":0.0,"version":10}','',0,0.0);
INSERT INTO "tables" VALUES('yz6KdyP1BeCMgohB49Ijmg','XVWU2X','5bb5b52d8b16123a','playing',0,1.79506277809194421772e+09,1.79532197810802674289e+09,10,'{"id":"yz6KdyP1BeCMgohB49Ijmg","code":"XVWU2X","game":"upgrade","rules":2,"options":{"tokens":9},"seats":[{"guest":"941a8d4165346af6","name":"Bo","avatar":"owl","ready":true,"commitment":"5438ada6cc4ccabc645034322c87af4d3e0d895b4e57d0b06cfcd9c25b5b9772","contribution":"f7a05548b9fa01d24ced969e9bdb340c","nonce":"3951488a15610cd6fd834a381fd369b8"},{"guest":"5bb5b52d8b16123a","name":"Ada","avatar":"fox","commitment":"e9dc8f5897ce27d71854e647cca68176e9108b894c2ad6778a96e18a9bb06316","contribution":"6911d0150717f73c7ecc1ea53de9b069","nonce":"2d57e522ed8d5947bced88f9076e065e"}],"host":"5bb5b52d8b16123a","secret":"sealed:99818f3fc1c1c3192c72d4e3d25a74ff","status":"playing","listed":false,"clock":"correspondence:3","starts":"lot","hints":false,"commitment":"bb1a61e8021b3ecbcff8066dbb917c62117bd1b9ab4b9ec45ac7628bfc730863","rounds":{"lot":[0,1],"opening":true,"first":1},"origin":null,"previous":"","following":"","junior":-1,"tied":[],"scores":{},"muted":[],"kept_out":{},"forgotten":[],"votes":{},"hinted":{},"renewed":{},"taken_back":0,"result":"","ending":"","adjourned":false,"created":1795062778.0573394,"changed":1795062778.0919442,"dealt":1795062778.091843,"due":1795321978.1080267,"version":10}','',0,0.0);
CREATE TABLE talk (
	"table" VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	channel VARCHAR(12) NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "talk" VALUES('sVlQu2O55oEXiqLq7UYrxw',0,'5bb5b52d8b16123a','Ada','players','good luck',1.79506277793222427372e+09);
INSERT INTO "talk" VALUES('yz6KdyP1BeCMgohB49Ijmg',0,'5bb5b52d8b16123a','Ada','players','good luck',1.79506277809789228441e+09);
CREATE TABLE workers (
	id VARCHAR(16) NOT NULL, 
	beat INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE INDEX tables_by_listing ON tables (listed, status, changed);
CREATE INDEX tables_by_host ON tables (host, status);
CREATE INDEX tables_by_due ON tables (status, due);
CREATE INDEX tables_by_worker ON tables (worker, status);
COMMIT;
